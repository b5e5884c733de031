// Which projects of browser tests a command line runs, so that only their servers start.

/** Options whose value is a title, which could look like the name of a file. */
const TITLED = new Set(['-g', '--grep', '-gv', '--grep-invert'])

/**
 * Reads `--project` and the filters of files as Playwright does.
 * @param {readonly string[]} args of `playwright test`
 * @param {Readonly<Record<string, readonly string[]>>} projects the files of each project
 * @returns {string[]} names of projects
 */
export function wantedProjects(args, projects) {
  const names = Object.keys(projects)
  /** @type {Set<string>} */
  const asked = new Set()
  /** @type {RegExp[]} */
  const filters = []
  let option = ''
  for (const arg of args) {
    const project = /^--project=(.+)/.exec(arg)?.[1] ?? (option === '--project' ? arg : undefined)
    if (arg.startsWith('-')) {
      if (project) asked.add(project)
      option = arg
    } else if (project && names.includes(project)) asked.add(project)
    else {
      if (!TITLED.has(option)) filters.push(new RegExp(arg.replace(/:\d+$/, ''), 'i'))
      option = ''
    }
  }
  const named = names.filter((name) => asked.size === 0 || asked.has(name))
  const found = named.filter((name) =>
    projects[name]?.some((file) => filters.some((filter) => filter.test(file))),
  )
  // An argument that matches no file is the value of another option.
  return found.length > 0 ? found : named
}
