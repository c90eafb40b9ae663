/** References of documentation and comments: to rules, to paths, and to what is not in the repository. */
import { posix } from 'node:path'
import { commentsOf } from './comments.ts'

export interface Source {
  /** From the root, with `/`. */
  file: string
  text: string
}

/** The name that GitHub gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsOf = (text: string) =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading!)))

/** A page and perhaps a rule of it, as code writes it. */
const RULE = /\bdocs\/([\w-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu
/** A link of a page: another page, a file, or a rule. */
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g

function brokenLinks(
  { file, text }: Source,
  files: ReadonlySet<string>,
  anchors: Map<string, Set<string>>,
): string[] {
  const broken: string[] = []
  const ask = (page: string, anchor: string | undefined, written: string) => {
    if (!files.has(page) || (anchor && !anchors.get(page)?.has(anchor)))
      broken.push(`${file}: ${written} leads nowhere`)
  }
  for (const [written, page, anchor] of text.matchAll(RULE)) ask(`docs/${page}`, anchor, written)
  if (file.endsWith('.md'))
    for (const [written, target, anchor] of text.matchAll(LINK))
      ask(target ? posix.join(posix.dirname(file), target) : file, anchor, written)
  return broken
}

const ENDINGS = 'tsx?|sql|css|md|json|ya?ml|csv|conf'
/** Paths and file names; patterns (`<entity>.ts`, `*.ts`, `NNNN_what.sql`) name none. */
const PATH = new RegExp(
  String.raw`(?<![\w./@<*{}$…-])((?:[\w@.$-]+/)*[\w$-][\w.$-]*\.(?:${ENDINGS}))(?![\w/*-])`,
  'g',
)

/** Folders that a page names in code marks. */
const FOLDER = /`((?:[\w$.-]+\/)+[\w$-]+)\/?`/g
const ROOTS = /^(?:apps|packages|tools|migrations|docs|deploy|modules|features|platform|doors|components)\//

function missingPaths({ file, text }: Source, ends: ReadonlySet<string>): string[] {
  const comments = commentsOf(file, text)
    .join('\n')
    .replace(/https?:\/\/\S+/g, '')
  const folders = file.endsWith('.md')
    ? [...comments.matchAll(FOLDER)].filter(([, path]) => ROOTS.test(path!))
    : []
  return [...comments.matchAll(PATH), ...folders]
    .map(([, path]) => path!.replace(/^\.?\//, ''))
    .filter((path) => !path.startsWith('..') && !/NNNN|^dist\//.test(path) && !ends.has(path))
    .map((path) => `${file}: there is no ${path}`)
}

/** Documents outside the repository, however they were cited. */
const CITATION =
  /\b00[0-2]:\d|\b(?:document|doc) 00\d|\breadings?[ /]\d|\bgaps? (?:\d|no\.|[ABG]\d)|\bissue \d|\bacceptance \d/i
/** Only comments write these; in code they are names. */
const IN_COMMENTS = /\b(?:DESIGN|STYLE|MODELS)\b|\([^()]*\b[ABG]\d{1,2}\b[^()]*\)/

/** How many lines of a file cite documents that the repository does not have. */
export function citationsOf({ file, text }: Source): number {
  const comments = commentsOf(file, text).flatMap((words) => words.split('\n'))
  return [
    ...text.split('\n').filter((line) => CITATION.test(line)),
    ...comments.filter((line) => IN_COMMENTS.test(line) && !CITATION.test(line)),
  ].length
}

/** Every end of every path and of its folders (`leads/lead-lists.ts` and `sales/leads` of `sales/leads/lead-lists.ts`). */
function endsOf(files: Iterable<string>): Set<string> {
  const ends = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= parts.length; to++) ends.add(parts.slice(from, to).join('/'))
  }
  return ends
}

/** Headings and decisions that a page has twice: a merge kept both sides, or two rules have one name. */
function repeated({ file, text }: Source): string[] {
  if (!file.startsWith('docs/') || !file.endsWith('.md')) return []
  const names = [...text.matchAll(/^(?:#{1,6} (.+)|\*\*\d{4}-\d\d-\d\d · (.+?)\*\*)/gm)].map(
    ([, heading, decision]) => heading ?? decision!,
  )
  return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${file}: "${name}" stands twice`)
}

/** What leads nowhere, one line each. `all` are the paths of every file, the unread ones too. */
export function brokenReferences(sources: readonly Source[], all: readonly string[]): string[] {
  const files = new Set(all)
  const ends = endsOf(all)
  const anchors = new Map(
    sources.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, anchorsOf(text)]),
  )
  return sources.flatMap((source) => [
    ...brokenLinks(source, files, anchors),
    ...missingPaths(source, ends),
    ...repeated(source),
  ])
}
