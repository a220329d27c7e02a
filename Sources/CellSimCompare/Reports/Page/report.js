(() => {
  const { $, element, theme } = page;
  const { facts } = causeViews;
  const cases = JSON.parse($("report").textContent);
  // A report of wanted changes has no failures.
  const words = $("report").dataset.changes === "true" ? { failed: "changed", missing: "deleted", new: "added" } : {};
  const states = ["failed", "all", "different", "missing", "unreadable", "new", "recorded", "same", "incomplete"];
  const isGood = (one) => one.state === "same" || one.state === "recorded";
  const belongs = (one, state) => state === "all" || (state === "failed" ? !isGood(one) :
    state === "incomplete" ? Boolean(one.lacks) : one.state === state);
  // `row` is the chosen entry of the list: of a cause, or of a case.
  const view = { row: null, filter: "all", words: "", mode: "side", zoom: 0, fraction: 50, boxes: true, chosen: -1, isGrid: false };
  // The cases in the list, by their numbers, and those of each cause.
  let matching = [], members = new Map(), grid = null, pictures = {};

  // Pictures stand in the page as base64, or in a folder beside it, and are decoded when they are looked at.
  const folder = $("report").dataset.folder;
  async function decode(id, options = {}) {
    if (!id) return null;
    try {
      return await createImageBitmap(await (folder ? loaded(id) : embedded(id)), { premultiplyAlpha: "none", ...options });
    } catch {
      return null;
    }
  }

  function embedded(id) {
    const bytes = Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
    return new Blob([bytes], { type: "image/png" });
  }

  async function loaded(name) {
    const image = new Image();
    image.src = `${encodeURIComponent(folder)}/${name}`;
    await image.decode();
    return image;
  }

  const say = (words) => { $("said").textContent = words; };
  const chosenCase = () => (view.row && view.row.number !== undefined ? cases[view.row.number] : null);

  // What the pictures are called: a leak shows a new cell and one that showed another record before.
  function word(kind) {
    const one = chosenCase();
    return !one || one.kind !== "reuse" ? kind : kind === "reference" ? "new cell" : "reused cell";
  }

  const viewer = pairViewer.make($("stage"), view, { word, name: () => chosenCase().name });

  function draw() {
    viewer.stop();
    pictureGrid.stop();
    grid = null;
    const stage = $("stage"), one = chosenCase();
    delete stage.dataset.ready;
    pairViewer.press($("modes"), view.mode);
    $("grid").setAttribute("aria-pressed", view.isGrid);
    document.body.classList.toggle("overview", view.isGrid || Boolean(view.row && !one));
    if (!view.row) {
      stage.replaceChildren(element("p", { className: "empty", textContent: "No case matches." }));
    } else if (view.isGrid || !one) {
      document.body.classList.remove("pictureless");
      show(view.isGrid ? matching : members.get(view.row.cause));
    } else {
      const hasPicture = pictures.reference || pictures.actual;
      document.body.classList.toggle("pictureless", !hasPicture);
      if (!hasPicture) return stage.replaceChildren(texts(one));
      viewer.show(pictures, one.boxes);
      $("zoom").textContent = Math.round(viewer.scale() * 100) + " %";
      stage.dataset.ready = view.row.number + ":" + view.mode;
    }

    function show(numbers) {
      grid = pictureGrid.make(stage, numbers, {
        decode: (number) => decode(cases[number].a || cases[number].r), title: (number) => cases[number].name,
        state: (number) => cases[number].state, boxes: (number) => (view.boxes && cases[number].boxes) || [],
        open: (number) => { view.isGrid = false; choose(rowOf(number)); },
      });
    }
  }

  // What a case without pictures has to show: the lines that differ, or those of a text that nothing was compared with.
  function texts(one) {
    const patch = parts(one).patch;
    if (patch.length) return lines(patch);
    if (one.text) return lines(["@@ new text @@", ...one.text.split("\n").map((line) => "+" + line)]);
    const message = one.summary ? "See the message above." : isGood(one) ? "No differences." : "This case has no picture.";
    return element("p", { className: "empty", textContent: message });
  }

  // A message's words, and the lines of the patch that may follow them.
  function parts(one) {
    const all = (one.summary || one.state).split("\n");
    const start = all.findIndex((line) => /^@@ .*@@/.test(line));
    return start < 0 ? { words: all, patch: [] } : { words: all.slice(0, start), patch: all.slice(start) };
  }

  const removed = /^[-\u2212]/, added = /^\+/, mostLines = 3000;

  // A patch in two colours, with the numbers of the lines; in lines that were changed the middle is marked.
  function lines(patch) {
    const block = element("div", { className: "patch", role: "table", ariaLabel: "Differing lines" });
    let before = 0, after = 0;
    // Carriage returns are all that sets some lines apart.
    patch = patch.map((line) => line.replace(/\r/g, "␍"));
    const row = (kind, old, now, sign, ...words) => block.append(
      element("div", { className: kind, role: "row" }, element("span", { className: "number", textContent: old }),
        element("span", { className: "number", textContent: now }), element("span", { className: "sign", textContent: sign }),
        element("span", { className: "line" }, ...words)));
    for (let at = 0; at < Math.min(patch.length, mostLines); at++) {
      const line = patch[at];
      const head = /^@@ .*?(\d+),\d+ .*?(\d+),\d+ @@/.exec(line);
      if (/^@@ .*@@/.test(line)) {
        if (head) [before, after] = [Number(head[1]) - 1, Number(head[2]) - 1];
        row("head", "", "", "", line);
      } else if (removed.test(line) && partner(patch, at) > 0) {
        const other = patch[partner(patch, at)].slice(1);
        row("removed", ++before, "", "−", ...marked(line.slice(1), other));
      } else if (removed.test(line)) {
        row("removed", ++before, "", "−", line.slice(1));
      } else if (added.test(line)) {
        const other = partner(patch, at) >= 0 ? patch[partner(patch, at)].slice(1) : null;
        row("added", "", ++after, "+", ...(other === null ? [line.slice(1)] : marked(line.slice(1), other)));
      } else {
        row("same", ++before, ++after, "", line.slice(1));
      }
    }
    if (patch.length > mostLines) row("head", "", "", "", `… and ${patch.length - mostLines} more lines`);
    return block;
  }

  // The line that a changed one was before or is now: of as many removed as added lines in a row, the one in the same
  // place. -1 for none.
  function partner(patch, at) {
    const isRemoved = removed.test(patch[at]);
    let start = at;
    while (start > 0 && (removed.test(patch[start - 1]) || (!isRemoved && added.test(patch[start - 1])))) start--;
    let middle = start;
    while (middle < patch.length && removed.test(patch[middle])) middle++;
    let end = middle;
    while (end < patch.length && added.test(patch[end])) end++;
    const count = middle - start;
    if (!count || end - middle !== count) return -1;
    return isRemoved ? at + count : at - count;
  }

  // A line with the words that set it apart from another one marked, unless that is nearly all of it.
  function marked(line, other) {
    const split = (text) => text.match(/[\p{L}\p{N}_]+|\s+|./gsu) || [];
    const a = split(line), b = split(other);
    const kept = common(a, b);
    const length = (flags) => a.filter((_, index) => flags[index]).join("").trim().length;
    if (length(kept) < Math.min(line.length, other.length) / 3) return [line];
    const parts = [];
    for (let at = 0; at < a.length; ) {
      let end = at + 1;
      while (end < a.length && kept[end] === kept[at]) end++;
      const text = a.slice(at, end).join("");
      parts.push(kept[at] ? text : element("mark", { textContent: text }));
      at = end;
    }
    return parts;
  }

  // Which of the words of a line are in another one too, in the same order: as many as possible. Of long lines only the
  // middle differs.
  function common(a, b) {
    const kept = new Array(a.length).fill(false);
    let start = 0, end = 0;
    const least = Math.min(a.length, b.length);
    while (start < least && a[start] === b[start]) kept[start++] = true;
    while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) kept[a.length - 1 - end++] = true;
    const rows = a.length - start - end, columns = b.length - start - end;
    if (rows * columns === 0 || rows * columns > 250000) return kept;
    const best = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
    for (let i = rows - 1; i >= 0; i--) {
      for (let j = columns - 1; j >= 0; j--) {
        best[i][j] = a[start + i] === b[start + j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
      }
    }
    for (let i = 0, j = 0; i < rows && j < columns; ) {
      if (a[start + i] === b[start + j]) {
        kept[start + i++] = true;
        j++;
      } else if (best[i + 1][j] >= best[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return kept;
  }

  function kindOf(box) {
    if (box.kind === "moved") return `moved by ${box.dx}, ${box.dy}`;
    return { color: "colour", glyphEdges: "glyph edges", shifted: "moved by less than a pixel" }[box.kind] || box.kind;
  }

  function describe(one) {
    const about = $("about");
    about.replaceChildren(
      element("div", { className: "headline" }, element("span", { className: "state " + one.state, textContent: stateOf(one) }),
        element("h2", {}, element("a", { href: link(one), title: "Link to this case" }, element("bdi", { textContent: one.name })))));
    if (one.cause) {
      const count = facts.causes[one.cause - 1].count;
      const others = element("a", { href: `#cause=${one.cause}`, textContent: `cause ${one.cause}, ${count} picture${count === 1 ? "" : "s"}` });
      about.firstChild.append(others);
    }
    const message = parts(one).words.join("\n").trim();
    if (message && message !== one.state) about.append(element("p", { className: "words", tabIndex: 0, textContent: message }));
    for (const lack of one.lacks || []) about.append(element("p", { className: "words", textContent: lack }));
    const paths = element("dl", { className: "paths" });
    for (const kind of ["reference", "actual", "difference"]) {
      if (one[kind]) paths.append(element("dt", { textContent: word(kind) }), element("dd", {}, element("bdi", { textContent: one[kind] })));
    }
    if (one.source) paths.append(element("dt", { textContent: "test" }), element("dd", {}, element("bdi", { textContent: one.source })));
    if (paths.children.length) about.append(paths);
    if (!one.boxes || !one.boxes.length) return;
    const row = element("div", { id: "findings" });
    one.boxes.forEach((box, index) => {
      const button = element("button", { textContent: `${kindOf(box)} · ${box.differentPixels} px` });
      button.addEventListener("click", () => point(index));
      row.append(button);
    });
    about.append(row);
  }

  const stateOf = (one) => one.kind === "reuse" && one.state === "different" ? "leak" : words[one.state] || one.state;

  // Shows where a difference of the case is.
  function point(index) {
    view.chosen = index;
    view.boxes = true;
    $("boxes").setAttribute("aria-pressed", true);
    draw();
    const frame = document.querySelector("#stage .box.chosen");
    if (frame) frame.scrollIntoView({ block: "center", inline: "center" });
  }

  // MARK: The list

  // The entries in their order; those inside closed causes are left out, those in closed folders are not.
  const walk = () => [...$("list").querySelectorAll(".item")].filter((row) => {
    const cause = row.closest(".cause");
    return !cause || cause.open || row.cause !== undefined;
  });

  // Shows an entry: a cause with its pictures, or a case.
  async function choose(row) {
    view.row = row || null;
    view.chosen = -1;
    say("");
    for (const other of $("list").querySelectorAll("[aria-current=true]")) other.removeAttribute("aria-current");
    for (const picture of Object.values(pictures)) if (picture) picture.close();
    pictures = {};
    if (!row) {
      $("about").replaceChildren();
      $("place").textContent = "";
      return draw();
    }
    row.setAttribute("aria-current", true);
    for (let around = row.parentElement.closest("details"); around; around = around.parentElement.closest("details")) {
      if (row.cause === undefined || !around.classList.contains("cause")) around.open = true;
    }
    // Not the page itself, on narrow screens.
    const list = $("list");
    const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTop = Math.min(Math.max(list.scrollTop, top + row.offsetHeight - list.clientHeight), top);
    const rows = walk();
    $("place").textContent = `${rows.indexOf(row) + 1} of ${rows.length}`;
    if (row.cause !== undefined) {
      $("about").replaceChildren(...causeViews.panel(row.cause, say));
      if (isKnown) history.replaceState(null, "", `#cause=${row.cause}`);
      return draw();
    }
    const one = cases[row.number];
    describe(one);
    if (isKnown) history.replaceState(null, "", link(one));
    if (view.isGrid) return draw();
    const [reference, actual] = await Promise.all([decode(one.r), decode(one.a)]);
    if (view.row !== row) return;
    pictures = { reference, actual };
    draw();
  }

  function step(by) {
    const rows = walk();
    if (rows.length) choose(rows[Math.min(rows.length - 1, Math.max(0, rows.indexOf(view.row) + by))]);
  }

  // The cases that are wanted: a tree by the folders in their names, what failed first, folders last. What has a known cause is
  // in the entry of the cause, before.
  function branches() {
    const wanted = view.words.toLowerCase();
    const texts = facts.causes.map(causeViews.text);
    matching = [...cases.keys()].filter((index) => {
      const one = cases[index];
      return belongs(one, view.filter)
        && (!wanted || one.name.toLowerCase().includes(wanted) || (one.cause && texts[one.cause - 1].includes(wanted)));
    });
    members = new Map();
    for (const index of matching) {
      const { cause } = cases[index];
      if (!cause) continue;
      if (!members.has(cause)) members.set(cause, []);
      members.get(cause).push(index);
    }
    const causes = [...members.keys()].sort((a, b) => a - b);
    return [...causes.map(entry), ...tree(matching.filter((index) => !cases[index].cause))];
  }

  function tree(numbers) {
    const tree = page.tree(numbers, (index) => cases[index].name, (index) => (isGood(cases[index]) ? 1 : 0));
    return page.branches(tree, row, (inner) => [element("span", { className: "share", textContent: inner.count })]);
  }

  // A cause with its pictures, which get rows when it is opened for the first time.
  function entry(cause) {
    const numbers = members.get(cause);
    const title = element("summary", { className: "item" }, ...causeViews.summary(cause, numbers.length));
    title.cause = cause;
    const made = element("details", { className: "cause" }, title);
    made.fill = () => {
      if (made.children.length === 1) made.append(...tree(numbers));
      made.fill = () => {};
    };
    made.addEventListener("toggle", () => { if (made.open) made.fill(); });
    title.addEventListener("click", () => choose(title));
    if (numbers.length === 1) open(made);
    return made;
  }

  function open(cause) {
    cause.fill();
    cause.open = true;
  }

  // Opens or closes the cause of what is shown.
  function toggle(isOpen) {
    const cause = view.row && view.row.closest(".cause");
    if (!cause) return;
    if (isOpen ?? !cause.open) return open(cause);
    cause.open = false;
    choose(cause.querySelector("summary"));
  }

  // The row of a case, which is made if the cause of the case is closed.
  function rowOf(number) {
    const { cause } = cases[number];
    if (cause) open(causeEntry(cause));
    return [...$("list").querySelectorAll(".item")].find((row) => row.number === number);
  }

  const causeEntry = (number) => [...$("list").querySelectorAll(".cause")].find((one) => one.firstChild.cause === number);

  function row(index) {
    const one = cases[index];
    const made = element("button", { className: "item", title: one.name }, element("span", { className: "thumb" }),
      element("span", { className: "mark " + one.state, title: stateOf(one) }),
      element("bdi", { className: "name", textContent: one.name.split("/").pop() }),
      element("span", { className: "fraction", textContent: one.fraction || "" }));
    made.ariaLabel = `${one.name}, ${stateOf(one)}`;
    made.number = index;
    made.addEventListener("click", () => { view.isGrid = false; choose(made); });
    if (one.a || one.r) seen.observe(made);
    return made;
  }

  // Small pictures are drawn when their rows come into sight.
  const thumbSide = 36;
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      seen.unobserve(entry.target);
      thumb(entry.target);
    }
  }, { root: $("list"), rootMargin: "200px" });
  async function thumb(made) {
    const one = cases[made.number];
    const picture = await decode(one.a || one.r);
    if (!picture) return;
    const share = Math.min(1, thumbSide / Math.max(picture.width, picture.height));
    const small = pairViewer.canvas(picture, share, "");
    small.ariaHidden = true;
    picture.close();
    made.querySelector(".thumb").replaceChildren(small);
  }

  function list() {
    const now = view.row;
    seen.disconnect();
    $("list").replaceChildren(...branches());
    for (const button of $("states").children) button.setAttribute("aria-pressed", button.dataset.state === view.filter);
    const isThere = now && now.number !== undefined && matching.includes(now.number);
    const same = isThere ? rowOf(now.number) : now && now.cause && members.has(now.cause) && causeEntry(now.cause).firstChild;
    const first = walk()[0];
    // A cause of one picture is shown as that picture.
    const isSingle = first && first.cause !== undefined && members.get(first.cause).length === 1;
    return choose(same || (isSingle ? walk()[1] : first));
  }

  // MARK: Addresses

  const link = (one) => "#" + encodeURIComponent(one.name);
  // Whether the address follows what is shown: not before the page is open.
  let isKnown = false;

  // Shows the case or cause that the address names. An unknown one is reported, and what is shown stays.
  function follow() {
    const hash = location.hash.slice(1);
    if (!hash) return;
    const cause = /^cause=(\d{1,9})$/.exec(hash);
    let name = hash;
    try { name = decodeURIComponent(hash); } catch { /* The name as it is. */ }
    const index = cause ? -1 : cases.findIndex((one) => one.name === name);
    if (cause ? !facts.causes[cause[1] - 1] : index < 0) {
      const known = facts.causes.length ? `the report has causes 1 to ${facts.causes.length}` : "the report has no known causes";
      say(cause ? `There is no cause ${cause[1]} in this report; ${known}.` : `There is no case “${name.slice(0, 200)}” in this report.`);
      return;
    }
    if (cause ? !members.has(Number(cause[1])) : !matching.includes(index)) {
      [view.filter, view.words, $("search").value] = ["all", "", ""];
      list();
    }
    view.isGrid = false;
    choose(cause ? causeEntry(Number(cause[1])).firstChild : rowOf(index));
  }

  // MARK: Keys and buttons

  function filter(state) { view.filter = state; list(); }
  function mode(name) { view.mode = name; draw(); }
  function zoom(factor) {
    if (grid) return grid.resize(factor);
    view.zoom = factor ? Math.min(16, Math.max(0.05, viewer.scale() * factor)) : 0;
    draw();
  }
  function boxes() {
    view.boxes = !view.boxes;
    $("boxes").setAttribute("aria-pressed", view.boxes);
    draw();
  }
  function overview() {
    view.isGrid = !view.isGrid;
    // The pictures of the case are decoded when it is shown.
    if (view.row) choose(view.row);
  }
  function slideBy(step) {
    if (!chosenCase() || view.isGrid) return toggle(step > 0);
    if (pairViewer.slideBy(view, step)) viewer.place();
  }
  function nextFinding() {
    const count = ((chosenCase() || {}).boxes || []).length;
    if (count && !view.isGrid) point((view.chosen + 1) % count);
  }
  function copy() {
    const cause = view.row && (view.row.cause || chosenCase().cause);
    if (cause) causeViews.copy(cause, document.querySelector("#about .command code") || $("said"), say);
  }

  const used = states.filter((state) => state === "all" || cases.some((one) => belongs(one, state)));
  const keys = {
    j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
    ArrowLeft: () => slideBy(-5), ArrowRight: () => slideBy(5), o: () => toggle(), c: copy, g: overview,
    "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": () => zoom(0),
    n: nextFinding, b: boxes, t: theme, "?": () => $("keys").showModal(),
    f: () => filter(used[(used.indexOf(view.filter) + 1) % used.length]),
    "/": () => $("search").focus(),
  };
  pairViewer.modes.forEach((name, index) => { keys[index + 1] = () => mode(name); });

  page.listen(keys);

  // The project, its state, and what came out.
  function header() {
    const { project, branch, commit, date } = facts.origin;
    if (project) [$("title").textContent, document.title] = [project, `${project} – snapshot report`];
    const origin = [branch, commit, date].filter(Boolean).map((text) => element("span", {}, element("bdi", { textContent: text })));
    const verdict = element("span", { className: "state " + facts.verdict, textContent: facts.verdict });
    const shown = ["same", "different", "new", "missing", ...["unreadable", "recorded"].filter((state) => facts.counts[state])];
    const names = { different: "changed", ...words };
    const counts = shown.map((state) => element("span", { className: "count", textContent: `${facts.counts[state] || 0} ${names[state] || state}` }));
    $("run").append(...origin, verdict, ...counts);
  }

  header();
  $("modes").append(...pairViewer.buttons(mode));
  for (const state of used) {
    const count = cases.filter((one) => belongs(one, state)).length;
    const button = element("button", { textContent: `${words[state] || state} ${count}` });
    button.dataset.state = state;
    button.addEventListener("click", () => filter(state));
    $("states").append(button);
  }
  $("previous").addEventListener("click", () => step(-1));
  $("next").addEventListener("click", () => step(1));
  $("search").addEventListener("input", () => { view.words = $("search").value; list(); });
  $("smaller").addEventListener("click", () => zoom(0.8));
  $("larger").addEventListener("click", () => zoom(1.25));
  $("zoom").addEventListener("click", () => zoom(0));
  $("boxes").addEventListener("click", boxes);
  $("grid").addEventListener("click", overview);
  $("theme").addEventListener("click", theme);
  $("help").addEventListener("click", () => $("keys").showModal());
  addEventListener("resize", () => { if (!view.zoom && !grid) draw(); });
  if (used.includes("failed")) view.filter = "failed";
  list();
  follow();
  isKnown = true;
  addEventListener("hashchange", follow);
})();
