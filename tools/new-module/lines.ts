/** The lines that a new entity adds to files that others have too. Each takes the file's text and answers the new one. */
import type { Names } from './names.ts'

const importLine = /^import \{ (\w+) \} from '(\.\/.+)'$/gm

/** Its import and its name in a list of manifests, in the order of their paths. */
function withManifest(text: string, name: string, path: string): string {
  const imports = [...text.matchAll(importLine)]
  const next = imports.find(([, , other]) => other! > path)
  const line = `import { ${name} } from '${path}'\n`
  const last = imports.at(-1)!
  const at = next ? next.index : last.index + last[0].length + 1
  const written = text.slice(0, at) + line + text.slice(at)
  return next
    ? written.replace(new RegExp(`^ {2}${next[1]},$`, 'm'), `  ${name},\n  ${next[1]},`)
    : written.replace(new RegExp(`^ {2}${last[1]},$`, 'm'), `  ${last[1]},\n  ${name},`)
}

export const inModuleList = (text: string, { area, folder, many }: Names) =>
  withManifest(text, `${many}Module`, `./${area}/${folder}/${folder}.module.ts`)

export const inScreens = (text: string, { area, folder, many }: Names) =>
  withManifest(text, `${many}Screens`, `./features/${area}/${folder}/${folder}.screens.ts`)

export const inSheetList = (text: string, { area, entity, one }: Names) =>
  withManifest(text, `${one}Sheet`, `./${area}/${entity}-sheet.ts`)

/** Its table, and whose readers see its history. */
export function inHistoryTables(text: string, { table, module }: Names): string {
  const begin = text.indexOf('// By name')
  const end = text.indexOf('\n}', begin) + 1
  const entries = [...text.slice(begin, end).matchAll(/^ {2}(\w+): /gm)]
  const next = entries.find(([, other]) => other! > table)
  const at = next ? begin + next.index : end
  return `${text.slice(0, at)}  ${table}: '${module}',\n${text.slice(at)}`
}

/** The next place in a section of a hub. */
export function placeIn(section: string, screens: readonly string[]): number {
  const places = screens.flatMap((text) =>
    [...text.matchAll(new RegExp(`'${section}': ([\\d.]+)`, 'g'))].map(([, place]) => Number(place)),
  )
  return Math.floor(Math.max(0, ...places)) + 1
}
