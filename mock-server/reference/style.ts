/** Plain on purpose, and all of it is ours: nothing is fetched. Contrast above 7:1, a focus ring, no scripts. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ink: #1d2733; --paper: #fff; --soft: #41505f; --line: #c9d1db; --link: #084a8c; --fact: #0c5132; --assumed: #7a2e00 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf1; --paper: #14191f; --soft: #b4c0cc; --line: #3b4855; --link: #9ecbff; --fact: #8fe3b5; --assumed: #ffc48a } }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
a { color: var(--link) }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 1rem 0 .5rem }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
section { margin: 2rem 0 0; padding: 1.25rem 0 0; border-top: 2px solid var(--line) }
p { margin: .25rem 0 .5rem; max-width: 46rem }
code, pre { font: .9375em/1.5 ui-monospace, Consolas, monospace }
pre { white-space: pre-wrap; margin: .5rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
dl { margin: 0 }
dl > div { padding: .5rem 0; border-top: 1px solid var(--line) }
dd { margin: 0 }
small { display: inline-block; color: var(--soft); font-size: .875rem; margin-inline-start: .5rem }
.type { color: var(--soft) }
.fact, .assumed { display: inline-block; padding: 0 .5rem; border: 1px solid; border-radius: 1rem; font-size: .8125rem; line-height: 1.4 }
.fact { color: var(--fact) }
.assumed { color: var(--assumed); border-style: dashed }
.tags { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
.calls { padding: 0; list-style: none }
.tags a, .calls a, summary { display: inline-block; min-height: 1.5rem; padding: .125rem 0 }
.calls li { padding: .25rem 0 }
.call { display: block }
summary { cursor: pointer; color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
:target { scroll-margin-top: 1rem }
@media (min-width: 48rem) {
  dl:not(.answers) > div { display: grid; grid-template-columns: 18rem 1fr; gap: 1rem }
  .answers dl > div { grid-template-columns: 15rem 1fr }
  .answers dd { margin-inline-start: 1rem }
  .answers dl dd { margin: 0 }
}
`
