// Starts DocC's script in a page of the reference. `site` comes before these lines, from shells.py.
(() => {
  const base = new URL(".", document.currentScript.src);
  const address = (path) => new URL(`../${path}`, base).href;

  const link = (path, title) => `<a href="${address(path)}">${title}</a>`;
  const style = `
    header { display: flex; align-items: center; gap: 12px; box-sizing: border-box; height: 56px; padding: 0 24px;
      font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
      color: #23262a; background: #fff; border-bottom: 1px solid #e2e6e6; }
    a { color: inherit; text-decoration: none; }
    a:hover { color: #0b6e69; }
    .name { display: flex; align-items: center; gap: 8px; font-weight: 650; }
    nav { display: flex; gap: 24px; margin-left: auto; }
    @media (prefers-color-scheme: dark) {
      header { color: #dfe3e5; background: #14181a; border-color: #2d3538; }
      a:hover { color: #63c9c0; }
    }
    @media (max-width: 832px) { header { padding: 0 16px; } nav { gap: 16px; font-size: 15px; } }`;
  const header = `
    <header>
      <a class="name" href="${address(site.home)}"><img src="${address(site.icon)}" alt="" width="20" height="20">${site.name}</a>
      <nav aria-label="Main">${site.links.map(([path, title]) => link(path, title)).join("")}</nav>
    </header>`;

  if (location.protocol === "file:") {
    // Browsers do not let a page read the files beside it.
    document.getElementById("app").innerHTML = `<style>${style} body { background: Canvas; color: CanvasText; }</style>${header}
      <p style="margin: 64px auto; max-width: 40em; padding: 0 24px; font: 16px/1.6 system-ui, sans-serif">The API reference
      needs a web server. In the folder of this site, run <code>python3 -m http.server</code> and open
      <code>http://localhost:8000</code>.</p>`;
    return;
  }

  // DocC's router knows folders, not files.
  if (location.pathname.endsWith("/index.html")) {
    history.replaceState(null, "", location.pathname.slice(0, -"index.html".length) + location.search + location.hash);
  }
  // DocC shows a template of this name above every page.
  const template = document.createElement("template");
  template.id = "custom-header";
  template.innerHTML = `<style>${style}</style>${header}`;
  document.body.append(template);

  window.baseUrl = base.pathname;
  for (const path of site.scripts) {
    const script = document.createElement("script");
    script.src = new URL(path, base).href;
    script.async = false;
    document.head.append(script);
  }
})();
