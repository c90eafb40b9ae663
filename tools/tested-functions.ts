/** What packages offer to others, and whether a test calls it. */

export interface SourceFile {
  /** From the root, with `/`. */
  file: string
  text: string
}

const FUNCTION = /^export (?:async )?function\*? (\w+)/gm
const CLASS = /^export class (\w+)/gm
const ARROW = /^export const (\w+)(?::[^=]*)? =\s*(?:async )?(?:<[^>]*>\s*)?(?:\([^=]*\)(?::[^=]*)?|\w+) =>/gm

const packageOf = (file: string) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0]

const offeredBy = (text: string): string[] =>
  [FUNCTION, CLASS, ARROW].flatMap((kind) => [...text.matchAll(kind)].map(([, name]) => name!))

const NAMED = /^import (?!type\b)\{([^}]*)\} from '([^']+)'/gm
const WHOLE = /^import \* as (\w+) from '([^']+)'/gm

/** The names that a file imports by value, with the module they come from and how often they are in the file. */
function importedBy(text: string): { from: string; name: string; times: number }[] {
  const times = (name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
  const named = [...text.matchAll(NAMED)].flatMap(([, names, from]) =>
    names!
      .split(',')
      .map((part) => part.trim().split(' as '))
      .filter(([name]) => name && !name.startsWith('type '))
      .map(([name, as]) => ({ from: from!, name: name!, times: times(as ?? name!) })),
  )
  const whole = [...text.matchAll(WHOLE)].flatMap(([, as, from]) =>
    [...text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      from: from!,
      name: name!,
      times: 2,
    })),
  )
  return [...named, ...whole]
}

/**
 * Functions and classes of packages that another package or app imports, or that are in a package's only entry,
 * and that no test imports and uses: one line each.
 */
export function untestedFunctions(
  files: readonly SourceFile[],
  isTest: (file: string) => boolean,
  resolve: (from: string, name: string) => string,
  entries: readonly string[],
): string[] {
  const used = new Set<string>()
  const tested = new Set<string>()
  for (const { file, text } of files)
    for (const { from, name, times } of importedBy(text)) {
      const source = resolve(file, from)
      if (isTest(file) && times > 1) tested.add(`${source} ${name}`)
      if (!isTest(file) && packageOf(file) !== packageOf(source)) used.add(`${source} ${name}`)
    }
  return files
    .filter(({ file }) => file.startsWith('packages/') && !isTest(file))
    .flatMap(({ file, text }) =>
      offeredBy(text)
        .filter((name) => entries.includes(file) || used.has(`${file} ${name}`))
        .filter((name) => !tested.has(`${file} ${name}`))
        .map((name) => `${file}: no test calls ${name}`),
    )
}
