// The causes of a report: pictures with the same changes, as an entry of the list and as a panel with all of them.
const causeViews = (() => {
  const { element } = page;
  const facts = JSON.parse(page.$("facts").textContent);

  const count = (number) => `${number} picture${number === 1 ? "" : "s"}`;
  const command = (number) => `${facts.acceptance} --cause ${number}`;
  const words = (cause) => cause.changes.map((one) => one.words).join("; ") + (cause.more ? "; …" : "");
  // What a search looks through.
  const text = (cause) => cause.changes.map((one) => `${one.location || ""} ${one.words} ${one.blame || ""}`).join("\n").toLowerCase();

  // The entry's title: its number, its words, its line and the number of its pictures.
  function summary(number, shown) {
    const cause = facts.causes[number - 1];
    const location = cause.changes[0].location;
    return [
      element("span", { className: "number", textContent: `${number}.` }),
      element("span", { className: "what" }, element("bdi", { className: "change", textContent: words(cause) }),
        ...(location ? [element("span", { className: "where", textContent: location })] : [])),
      element("span", { className: "share", textContent: shown === cause.count ? shown : `${shown}/${cause.count}`, title: count(cause.count) }),
    ];
  }

  // All changes with their lines and commits, and the command that accepts them, if there is one.
  function panel(number, say) {
    const cause = facts.causes[number - 1];
    const changes = element("ul", { className: "changes" }, ...cause.changes.map((one) => element("li", {},
      element("bdi", { className: "change", textContent: one.words }),
      ...(one.location ? [" ", element("code", { textContent: one.location })] : []),
      ...(one.blame ? [" ", element("bdi", { className: "blame", textContent: one.blame })] : []))));
    if (cause.more) changes.append(element("li", { textContent: `and ${cause.more} more` }));
    const head = element("div", { className: "headline" }, element("span", { className: "state different", textContent: `cause ${number}` }),
      element("h2", {}, element("a", { href: `#cause=${number}`, title: "Link to this cause", textContent: count(cause.count) })));
    if (!facts.acceptance) return [head, changes];
    const code = element("code", { textContent: command(number) });
    const copying = element("button", { id: "copy", textContent: "Copy", ariaLabel: `Copy ${command(number)}` });
    copying.addEventListener("click", () => copy(number, code, say));
    return [head, changes, element("p", { className: "command" }, code, " ", copying)];
  }

  async function copy(number, code, say) {
    try {
      await navigator.clipboard.writeText(command(number));
    } catch {
      // Pages that are not trusted may copy what is selected.
      getSelection().selectAllChildren(code);
      if (!document.execCommand("copy")) return say("Copying is not possible here; the command is selected.");
    }
    say(`Copied: ${command(number)}`);
  }

  return { facts, summary, panel, text, copy };
})();
