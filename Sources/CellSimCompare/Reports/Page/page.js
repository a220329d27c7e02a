"use strict";
// What the pages of reports and galleries have in common.
const page = (() => {
  const $ = (id) => document.getElementById(id);
  const narrow = matchMedia("(max-width: 45rem)");
  const root = document.documentElement;
  root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

  function element(tag, props = {}, ...children) {
    const made = Object.assign(document.createElement(tag), props);
    made.append(...children);
    return made;
  }

  function theme() { root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark"; }

  // Things by the folders in their names: those of the lowest rank first, folders last. A folder has the lowest rank of what is
  // in it.
  function tree(things, name, rank = () => 0) {
    const made = () => ({ folders: new Map(), things: [], rank: Infinity, count: 0 });
    const top = made();
    for (const thing of things) {
      let place = top;
      for (const part of name(thing).split("/").slice(0, -1)) {
        if (!place.folders.has(part)) place.folders.set(part, made());
        place = place.folders.get(part);
        place.rank = Math.min(place.rank, rank(thing));
        place.count++;
      }
      place.things.push([rank(thing), thing]);
    }
    return top;
  }

  // A tree's elements, in the order in which they are shown; `more` gives what stands behind a folder's name.
  function branches(place, leaf, more = () => []) {
    const made = place.things.sort((a, b) => a[0] - b[0]).map(([, thing]) => leaf(thing));
    for (const [name, inner] of [...place.folders].sort((a, b) => a[1].rank - b[1].rank)) {
      const title = element("summary", {}, element("bdi", { textContent: name }), ...more(inner));
      made.push(element("details", { open: true }, title, ...branches(inner, leaf, more)));
    }
    return made;
  }

  // Keys do something where nobody writes and no dialog is open.
  function listen(keys) {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
      if (event.target.matches("input, select")) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
  }

  return { $, narrow, element, theme, tree, branches, listen };
})();
