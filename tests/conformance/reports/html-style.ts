/** How the page of a report looks: light and dark, on a phone, on paper. */
export const style = `
:root { color-scheme: light dark; --error: light-dark(#b42318, #ff8a80); --warning: light-dark(#8a5a00, #f5c26b);
  --good: light-dark(#1a6b3c, #7fd6a0); --line: light-dark(#d5d9dd, #3a4046); --soft: light-dark(#f4f6f8, #1c2125);
  --text: light-dark(#1b2126, #e8ebed); --quiet: light-dark(#566069, #a9b2ba); --page: light-dark(#fff, #14181b); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; } h4 { font-size: .9rem; margin: .75rem 0 .25rem; }
small { color: var(--quiet); font-weight: 400; font-size: .875rem; } th small, td > small { display: block; }
header { border-left: .4rem solid var(--good); padding: .25rem 0 .25rem 1rem; }
header.error { border-color: var(--error); } header.warning { border-color: var(--warning); }
article { border: 1px solid var(--line); border-left: .3rem solid var(--warning); border-radius: .4rem;
  padding: .75rem 1rem; margin: 0 0 1rem; }
article.error { border-left-color: var(--error); }
.tag { color: var(--warning); } .error .tag { color: var(--error); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 .75rem; }
dt { color: var(--quiet); } dd { margin: 0; }
pre { background: var(--soft); padding: .6rem .8rem; border-radius: .3rem; overflow-x: auto; margin: 0 0 .75rem;
  font: .85rem/1.45 ui-monospace, monospace; overflow-wrap: normal; }
pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
code { font: .9em ui-monospace, monospace; }
mark { background: none; color: var(--error); font-weight: 700; } article.warning mark { color: var(--warning); }
summary { cursor: pointer; padding: .35rem 0; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; min-width: 34rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .55rem; font-size: .85rem; }
.chip.seen { border-color: var(--good); color: var(--good); } .chip.odd { border-color: var(--error); color: var(--error); }
.chip.unseen { border-style: dashed; color: var(--quiet); }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
@media print { body { max-width: none; } article { break-inside: avoid; } pre { white-space: pre-wrap; } }
`
