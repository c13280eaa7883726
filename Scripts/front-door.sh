# shellcheck shell=bash
# The common part of ./tinamou, ./test and .ci/run: finds a Swift toolchain, installs missing Debian packages, and builds
# only if sources changed. It is sourced, never run. The caller sets `set -euo pipefail` and calls
# `front_door_init NAME DIRECTORY` first.
#
# All messages go to stderr: stdout belongs to the tool. If nothing has to be done, it starts two small processes (find and
# stat) and neither swift nor dpkg, because it runs before every picture.

FRONT_DOOR_SWIFT_AT_LEAST=6.0
FRONT_DOOR_INSTALL_SWIFT="https://www.swift.org/install/linux/"

# Package names as in Debian 12 and Ubuntu 24.04; `a|b` is one package under two names. The first one that apt knows is
# installed, and either counts as installed.
# A caller that needs more packages appends to the list.
FRONT_DOOR_PACKAGES=(
  # Tinamou: documents and drawing. The fonts are for drawing only; layout reads its own tables.
  libexpat1-dev libcairo2-dev libfreetype-dev libharfbuzz-dev libfontconfig-dev libpng-dev libjpeg-dev "pkg-config|pkgconf"
  fonts-liberation fonts-inter fonts-dejavu-core fonts-noto-color-emoji fonts-droid-fallback
  # Decoders of PDF, SVG and HEIC images, for drawing only; they run in separate processes. Newer releases have libheif's
  # codec in a separate package.
  poppler-utils librsvg2-bin libheif1 "libheif-plugin-libde265|libde265-0"
  # For compiling and linking with a Swift toolchain ...
  libc6-dev "libstdc++-dev" binutils
  # ... and the libraries that swift itself loads: FoundationXML, FoundationNetworking, the package manager.
  "libxml2|libxml2-16" "libcurl4|libcurl4t64" "libsqlite3-0" "libncurses6" git ca-certificates tzdata
)
# The same for pkg-config on systems without Debian's packages.
FRONT_DOOR_MODULES=(expat cairo-ft freetype2 harfbuzz fontconfig libpng libjpeg)

front_door_say() { printf '%s: %s\n' "$front_door_name" "$*" >&2; }

# Exit code 2 means "could not do it", as in the tool itself.
front_door_fail() {
  front_door_say "$1"
  shift
  if (($# > 0)); then printf '  %s\n' "$@" >&2; fi
  exit 2
}

front_door_init() {
  front_door_name=$1
  front_door_root=$2
  front_door_state="$front_door_root/.build/front-door"
  front_door_use_product tinamou
  front_door_progress_interval=30
  if [[ -t 2 ]]; then front_door_progress_interval=1; fi
  front_door_may_install=yes
  if [[ -n "${TINAMOU_NO_INSTALL:-}" && "${TINAMOU_NO_INSTALL:-}" != 0 ]]; then front_door_may_install=no; fi
}

# Sets the executable to build and run.
front_door_use_product() {
  front_door_product=$1
  front_door_tool="$front_door_root/.build/release/$front_door_product"
}

# If two calls run at the same time, the second waits here, then finds the work done. Without flock(1) (not Linux) there is
# still SwiftPM's own lock. The descriptor is closed before the tool starts, so a long `serve` blocks no other call.
front_door_lock() {
  mkdir -p "$front_door_state" 2>/dev/null || front_door_fail "cannot write to $front_door_root/.build" \
    "Make the checkout writable for $(id -un), or clone it somewhere of your own."
  command -v flock >/dev/null || return 0
  exec 9>"$front_door_state/lock"
  if ! flock -n 9; then
    front_door_say "waiting for another build of this checkout to finish"
    flock 9
  fi
}

front_door_unlock() { exec 9>&-; }

# ---- the toolchain

# Sets front_door_swift to a path, without starting it.
front_door_find_swift() {
  front_door_swift=""
  if [[ -n "${TINAMOU_SWIFT:-}" ]]; then
    [[ -x "$TINAMOU_SWIFT" && ! -d "$TINAMOU_SWIFT" ]] || front_door_fail \
      "TINAMOU_SWIFT is set to $TINAMOU_SWIFT, which is not a program" \
      "Set it to the full path of \`swift\`, or unset it to look on PATH and in the usual places."
    front_door_swift=$TINAMOU_SWIFT
    return
  fi
  local candidate
  for candidate in "$(command -v swift || true)" "${HOME:-}/.local/share/swiftly/bin/swift" \
    /opt/swift/usr/bin/swift /opt/swift/bin/swift /usr/local/swift/usr/bin/swift /usr/local/swift/bin/swift \
    /usr/libexec/swift/bin/swift; do
    if [[ -x "$candidate" ]]; then
      front_door_swift=$candidate
      return
    fi
  done
  front_door_fail "no Swift toolchain found (looked on PATH, and in ~/.local/share/swiftly, /opt/swift, /usr/local/swift and /usr/libexec/swift)" \
    "Tinamou is written in Swift and is built on first use. Install Swift $FRONT_DOOR_SWIFT_AT_LEAST or newer:" \
    "    $FRONT_DOOR_INSTALL_SWIFT" \
    "then run the same command again. A toolchain elsewhere: export TINAMOU_SWIFT=/path/to/usr/bin/swift"
}

# Prints the version of the toolchain, such as "6.3", or nothing if it cannot start (a shared library is missing).
front_door_swift_version() {
  local text
  text=$("$front_door_swift" --version 2>/dev/null) || return 0
  if [[ "$text" =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]]; then
    printf '%s.%s\n' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
  fi
}

front_door_refuse_old_swift() {
  local version=$1 needed=$FRONT_DOOR_SWIFT_AT_LEAST
  if ((${version%.*} * 1000 + ${version#*.} >= ${needed%.*} * 1000 + ${needed#*.})); then return; fi
  front_door_fail "Swift $version is too old ($front_door_swift); Tinamou needs $FRONT_DOOR_SWIFT_AT_LEAST or newer" \
    "Install a newer toolchain: $FRONT_DOOR_INSTALL_SWIFT" \
    "or point to one you have: export TINAMOU_SWIFT=/path/to/usr/bin/swift"
}

front_door_check_swift_runs() {
  local version
  version=$(front_door_swift_version)
  if [[ -z "$version" ]]; then
    front_door_say "the Swift toolchain at $front_door_swift does not start:"
    "$front_door_swift" --version 2>&1 | sed 's/^/  /' >&2 || true
    front_door_fail "install a Swift toolchain for this Linux distribution and processor, or a library that the message above names" "See $FRONT_DOOR_INSTALL_SWIFT"
  fi
  front_door_refuse_old_swift "$version"
}

# ---- system packages

# Sets front_door_missing to those of FRONT_DOOR_PACKAGES that are not installed according to dpkg.
front_door_find_missing() {
  local -A installed=()
  local status package alternatives name
  while read -r status package; do
    if [[ "$status" == installed ]]; then installed[$package]=1; fi
  done < <(dpkg-query -W -f '${db:Status-Status} ${Package}\n')
  front_door_missing=()
  for package in "${FRONT_DOOR_PACKAGES[@]}"; do
    if [[ "$package" == libstdc++-dev ]]; then
      if [[ " ${!installed[*]} " =~ \ libstdc\+\+-[0-9]+-dev\  ]]; then continue; fi
      front_door_missing+=("$package")
      continue
    fi
    IFS='|' read -ra alternatives <<<"$package"
    for name in "${alternatives[@]}"; do
      if [[ -n "${installed[$name]:-}" ]]; then continue 2; fi
    done
    front_door_missing+=("$package")
  done
}

# Debian has no package for "the C++ library of the default compiler" without the compiler itself.
front_door_libstdcxx_package() {
  local compiler
  compiler=$(LC_ALL=C apt-cache depends g++ 2>/dev/null | sed -n 's/.*Depends: g++-\([0-9]*\)$/\1/p' | sed q) || true
  if [[ -z "$compiler" ]]; then
    compiler=$(dpkg-query -W -f '${Version}' libgcc-s1 2>/dev/null | sed 's/[^0-9].*//') || true
  fi
  printf 'libstdc++-%s-dev\n' "${compiler:-12}"
}

# Resolves front_door_missing to names that apt-get knows.
front_door_resolve_missing() {
  local package name resolved=()
  for package in "${front_door_missing[@]}"; do
    case "$package" in
      libstdc++-dev) resolved+=("$(front_door_libstdcxx_package)") ;;
      *'|'*)
        name=${package%%|*}
        if ! apt-cache show "$name" >/dev/null 2>&1 && apt-cache show "${package#*|}" >/dev/null 2>&1; then
          name=${package#*|}
        fi
        resolved+=("$name")
        ;;
      *) resolved+=("$package") ;;
    esac
  done
  front_door_missing=("${resolved[@]}")
}

# Runs apt-get, and shows its output only if it fails.
front_door_apt_get() {
  local log="$front_door_state/apt.log"
  local command=(apt-get -qq -o DPkg::Lock::Timeout=300 "$@")
  if ((EUID == 0)); then
    command=(env DEBIAN_FRONTEND=noninteractive "${command[@]}")
  else
    command=(sudo env DEBIAN_FRONTEND=noninteractive "${command[@]}")
  fi
  if "${command[@]}" >"$log" 2>&1 </dev/null; then return; fi
  sed 's/^/  /' "$log" >&2
  return 1
}

front_door_install_missing() {
  local sudo=""
  if ((EUID != 0)); then sudo="sudo "; fi
  local install="${sudo}apt-get install --no-install-recommends"
  if [[ "$front_door_may_install" == no ]]; then
    front_door_resolve_missing
    front_door_fail "these packages are missing, and --no-install forbids installing them:" \
      "${front_door_missing[@]/#/  }" "To install them:" \
      "  ${sudo}apt-get update && $install ${front_door_missing[*]}"
  fi
  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    front_door_resolve_missing
    front_door_fail "packages are missing, and there is no sudo to install them with; as root, run:" \
      "  apt-get update && apt-get install --no-install-recommends ${front_door_missing[*]}"
  fi
  front_door_say "installing missing packages; --no-install as first argument only lists them"
  front_door_apt_get update || front_door_say "apt-get update failed; using the existing package lists"
  front_door_resolve_missing
  front_door_say "$install ${front_door_missing[*]}"
  front_door_apt_get install -y --no-install-recommends "${front_door_missing[@]}" || front_door_fail \
    "apt-get could not install the packages (its output is above). Run this, then try again:" \
    "  ${sudo}apt-get update && $install ${front_door_missing[*]}"
}

front_door_check_modules() {
  local module missing=()
  if ! command -v pkg-config >/dev/null; then missing=(pkg-config "${FRONT_DOOR_MODULES[@]}"); else
    for module in "${FRONT_DOOR_MODULES[@]}"; do
      pkg-config --exists "$module" || missing+=("$module")
    done
  fi
  if ((${#missing[@]} == 0)); then return; fi
  front_door_fail "this system has no apt-get; install these libraries with their headers yourself:" \
    "${missing[@]}" "pkg-config must find each of them: pkg-config --exists ${missing[*]}"
}

# Prints a key that changes whenever dpkg does anything, or the list above changes; only then packages are checked again.
front_door_packages_key() {
  if [[ -e /var/lib/dpkg/status ]]; then stat -c '%d %i %Y' /var/lib/dpkg/status; fi
  printf '%s\n' "${FRONT_DOOR_PACKAGES[*]}"
}

# Prepares toolchain and packages. Call it under the lock.
front_door_prepare() {
  local version key_file="$front_door_state/packages"
  front_door_find_swift
  if [[ -f "$key_file" && "$(<"$key_file")" == "$(front_door_packages_key)" ]]; then
    front_door_check_swift_runs
    return
  fi
  # An old toolchain is reported before anything is installed; one that does not start may lack a package.
  version=$(front_door_swift_version)
  if [[ -n "$version" ]]; then front_door_refuse_old_swift "$version"; fi
  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    front_door_find_missing
    if ((${#front_door_missing[@]} > 0)); then front_door_install_missing; fi
  else
    front_door_check_modules
  fi
  front_door_check_swift_runs
  front_door_packages_key >"$key_file"
}

# ---- building

# The compiler allocates a lot of memory: huge pages and a larger cache of freed memory make every build a tenth faster.
# C libraries other than glibc ignore this.
FRONT_DOOR_MEMORY=glibc.malloc.hugetlb=1:glibc.malloc.tcache_count=4000:glibc.malloc.tcache_max=8192:glibc.malloc.top_pad=67108864

front_door_compile() { GLIBC_TUNABLES="${GLIBC_TUNABLES:-$FRONT_DOOR_MEMORY}" "$front_door_swift" build "$@"; }

# front_door_swift_build NAME OPTIONS...: builds with progress. The output of SwiftPM and the compiler goes to a log, and only
# its errors are shown. NAME is the name of the file with its duration.
front_door_swift_build() {
  local name=$1 log="$front_door_state/build.log" seconds="$front_door_state/$1.seconds" started=$SECONDS duration
  shift
  front_door_compile --package-path "$front_door_root" "$@" 2>&1 </dev/null |
    tee "$log" | front_door_show_progress "$name" "$(cat "$seconds" 2>/dev/null)"
  if ((PIPESTATUS[0] != 0)); then
    front_door_show_errors "$log"
    return 1
  fi
  printf '%s\n' $((SECONDS - started)) >"$seconds"
  front_door_set_duration $((SECONDS - started))
  front_door_say "built $name in $duration"
}

# Sets duration: 75 -> 1:15
front_door_set_duration() { printf -v duration '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# Reads SwiftPM's lines, which name modules (in a release build, finished modules), and shows the progress: on a terminal always
# in the same line, elsewhere every half minute.
front_door_show_progress() {
  local name=$1 last_seconds=$2 last="" line duration all=0 started=$SECONDS said=$SECONDS status
  local compiled='^\[[0-9]+/[0-9]+\] (Compiling|Emitting module) ([A-Za-z0-9_]+)( |$)'
  local -A modules=()
  if [[ -n "$last_seconds" ]]; then
    front_door_set_duration "$last_seconds"
    last="; the last build took $duration"
  fi
  while true; do
    status=0
    IFS= read -r -t 1 line || status=$?
    # A status over 128 means that nothing was printed for a second.
    if ((status > 0 && status <= 128)); then break; fi
    if ((status == 0)) && [[ "$line" =~ $compiled ]]; then modules[${BASH_REMATCH[2]}]=1; fi
    if ((SECONDS - said < front_door_progress_interval)); then continue; fi
    said=$SECONDS
    if ((all == 0)); then all=$(front_door_count_modules "$name"); all=${all:-0}; fi
    front_door_set_duration $((SECONDS - started))
    line="module ${#modules[@]} of $((all > ${#modules[@]} ? all : ${#modules[@]})), $duration so far$last"
    if [[ -t 2 ]]; then printf '\r\033[K%s: %s' "$front_door_name" "$line" >&2; else front_door_say "$line"; fi
  done
  if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# Prints the number of Swift modules that a product, or `tests`, is linked from, according to the plan that SwiftPM writes before
# it compiles the first one; 0 if there is no plan.
front_door_count_modules() {
  local folder="$front_door_root/.build"
  if [[ "$1" == tests ]]; then
    grep -c '^  "C\.[^"]*-debug\.module":' "$folder/debug.yaml" 2>/dev/null || true
    return
  fi
  [[ -f "$folder/release.yaml" ]] || { echo 0; return; }
  sed -n "/^ *\"C\\.$1-[^-]*-unknown-[^\"]*-release\\.exe\"/,/outputs:/{/inputs:/p}" "$folder/release.yaml" |
    { grep -o '/[A-Za-z0-9_-]*\.build/[^"/]*\.swift\.o"' || true; } | cut -d / -f 2 | sort -u | wc -l
}

# Prints the errors with the source lines that the compiler prints below them; everything if there are none.
front_door_show_errors() {
  awk '/(^|[ :])error: /{shown=12} /warning: |^\[[0-9]+\//{shown=0} shown>0{print; shown--; any=1} END{exit !any}' "$1" >&2 ||
    cat "$1" >&2
}

# Prints the folder of the toolchain with the modules of the standard library.
front_door_resources() {
  "$front_door_swift" -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'
}

# Sets front_door_options to those of every release build, so that all of them share compiled code. A release needs no
# debugging, and debug information takes about a tenth of the compile time.
#
# Swift's libraries are linked statically, which makes a tool start faster: a picture takes a fifth less time. At a fixed address,
# 150,000 pointers need no relocation at each start, which takes a quarter of it. Names that the runtime would search are
# not exported. All this is left out if the toolchain or the system has only shared libraries.
front_door_choose_release_options() {
  local resources
  front_door_options=(-debug-info-format none)
  resources=$(front_door_resources)
  if [[ -f "${resources}_static/linux/libFoundation.a" ]]; then
    front_door_options+=(--static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic)
    front_door_put_archives_in
  fi
  # Generic types are then created by functions that know their conformances, instead of by a search of all names.
  front_door_add_compiler_options -disable-concrete-type-metadata-mangled-name-accessors -disable-llvm-verify
}

# Sets front_door_options to those of every debug build: tests, the check of imports and the smallest benchmarks share compiled code.
# Each compiler process first reads all of a module, for one to four seconds, so it gets 45 of its files instead of 25. Fewer
# would repeat the reading, more would leave a processor without work at the end.
front_door_choose_debug_options() {
  front_door_options=(-debug-info-format none -Xswiftc -driver-batch-size-limit -Xswiftc 45)
  front_door_add_compiler_options -disable-llvm-verify
}

# Adds hidden compiler options to front_door_options, if this toolchain knows them. With -disable-llvm-verify the compiler does
# not verify its own output, which takes a tenth of a debug build.
front_door_add_compiler_options() {
  local known option
  known=$("${front_door_swift}c" -frontend -help-hidden 2>/dev/null) || true
  for option in "$@"; do
    if [[ "$known" == *"$option"* ]]; then front_door_options+=(-Xswiftc -Xfrontend -Xswiftc "$option"); fi
  done
}

# Each of the C libraries below is linked statically if its archive is installed: the tool then loads 12 libraries instead of
# 34, most of them for window systems, which take a tenth of a picture's time. An archive is selected by a copy of the
# library's pkg-config description with another line; the archive's own dependencies come after it. The C++ runtime has no
# description, but its archive is found in the first folder of the search path.
declare -A FRONT_DOOR_ARCHIVES=(
  [cairo]="-l:libcairo.a -l:libpixman-1.a -l:libfontconfig.a -l:libexpat.a -lfreetype -lpng -lz -lm"
  [fontconfig]="-l:libfontconfig.a -l:libexpat.a -lfreetype"
  [expat]="-l:libexpat.a -lm"
  [libjpeg]="-l:libjpeg.a"
)

front_door_put_archives_in() {
  local folder="$front_door_state/archives" clang module description runtime
  clang="$(dirname -- "$(readlink -f -- "$front_door_swift")")/clang"
  if ! pkg-config --exists "${!FRONT_DOOR_ARCHIVES[@]}" 2>/dev/null || ! front_door_archives_link; then return 0; fi
  mkdir -p "$folder"
  for module in "${!FRONT_DOOR_ARCHIVES[@]}"; do
    description="$(pkg-config --variable=pcfiledir "$module")/$module.pc"
    sed "s/^Libs:.*/Libs: ${FRONT_DOOR_ARCHIVES[$module]}/" "$description" >"$folder/$module.pc"
  done
  front_door_options+=(--pkg-config-path "$folder")
  runtime=$("$clang" -print-file-name=libstdc++.a)
  if [[ -f "$runtime" ]]; then
    ln -sf -- "$runtime" "$folder/libstdc++.a"
    front_door_options+=(-Xswiftc "-L$folder" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
  fi
}

front_door_archives_link() {
  # shellcheck disable=SC2046,SC2086  # each is several words
  "$clang" -x c - -o /dev/null $(pkg-config --cflags "${!FRONT_DOOR_ARCHIVES[@]}") \
    ${FRONT_DOOR_ARCHIVES[libjpeg]} ${FRONT_DOOR_ARCHIVES[cairo]} >/dev/null 2>&1 <<'PROGRAM'
#include <stdio.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <expat.h>
#include <fontconfig/fontconfig.h>
#include <jpeglib.h>
int main(void) {
  cairo_t *context = cairo_create(cairo_pdf_surface_create(0, 1, 1));
  cairo_set_font_face(context, cairo_ft_font_face_create_for_ft_face(0, 0));
  cairo_show_text(context, "");
  jpeg_std_error(0);
  FcInit();
  XML_ParserCreate(0);
  return cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) == 0;
}
PROGRAM
}

# The stamp has the time of the *start* of the build it records, so that an edit during the build is not missed. It contains the
# path of the toolchain, whose libraries the tool loads.
front_door_tool_is_fresh() {
  local stamp="$front_door_state/$front_door_product.built" toolchain
  [[ -x "$front_door_tool" && -f "$stamp" ]] || return 1
  toolchain=$(<"$stamp")
  [[ -x "$toolchain" && "${TINAMOU_SWIFT:-$toolchain}" == "$toolchain" ]] || return 1
  [[ -z "$(find "$front_door_root/Package.swift" "$front_door_root/Sources" -newer "$stamp" -print -quit)" ]]
}

front_door_build_tool() {
  local stamp="$front_door_state/$front_door_product.built"
  if [[ -e "$front_door_tool" ]]; then
    front_door_say "$front_door_product is out of date, building"
  else
    front_door_say "building $front_door_product for the first time; this takes several minutes"
  fi
  printf '%s\n' "$front_door_swift" >"$stamp.next"
  front_door_choose_release_options
  if ! front_door_swift_build "$front_door_product" -c release --product "$front_door_product" "${front_door_options[@]}"; then
    rm -f "$stamp.next"
    front_door_fail "the build failed, so nothing was run; see the first error above" \
      "- an error in a source file: fix it; git status shows what differs from the last commit" \
      "- a dependency could not be fetched: check that git can reach https://github.com" \
      "- errors about modules or caches: rm -rf $front_door_root/.build, then run this again"
  fi
  mv "$stamp.next" "$stamp"
}

# Brings $front_door_tool up to date.
front_door_ensure_tool() {
  if front_door_tool_is_fresh; then return; fi
  front_door_lock
  if ! front_door_tool_is_fresh; then
    front_door_prepare
    front_door_build_tool
  fi
  front_door_unlock
}

# Builds the tests with front_door_options.
front_door_build_tests() {
  local stamp="$front_door_state/tests.built"
  front_door_say "building the tests"
  printf '%s\n' "$front_door_swift" >"$stamp.next"
  if ! front_door_swift_build tests --build-tests "${front_door_options[@]}"; then
    rm -f "$stamp.next"
    front_door_fail "the build failed, so nothing was run; see the first error above"
  fi
  mv "$stamp.next" "$stamp"
}

# Checks a stamp like the tool's. SwiftPM takes a quarter of a minute to see that there is nothing to do.
front_door_tests_are_fresh() {
  local stamp="$front_door_state/tests.built" folder="$front_door_root"
  [[ -x "$folder/.build/debug/TinamouPackageTests.xctest" && -f "$stamp" && "$(<"$stamp")" == "$front_door_swift" ]] || return 1
  [[ -z "$(find "$folder/Package.swift" "$folder/Sources" "$folder/Samples" "$folder/Tests" -newer "$stamp" -print -quit)" ]]
}

# Prints the warnings of the last build about the project's own files, without those of packages.
front_door_warnings() {
  grep -F "$front_door_root/" "$front_door_state/build.log" | grep -F ': warning: ' | grep -vF "$front_door_root/.build/" | sort -u
}
