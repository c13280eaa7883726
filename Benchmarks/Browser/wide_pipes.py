"""Pipes between processes, equally wide on both sides of a comparison."""

import fcntl

PICTURE_SIZE = 1 << 20  # bytes, the limit of any picture sent here


def hold_a_picture(pipe):
    """Makes a pipe wide enough that the writer of a picture need not wait for the reader."""
    fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PICTURE_SIZE)
