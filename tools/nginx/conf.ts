/** Reads `deploy/nginx*.conf`: blocks with their directives, and which location an address falls into. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')

export interface Block {
  head: string[]
  /** Directives by name; one that is there twice keeps both. */
  own: Map<string, string[][]>
  blocks: Block[]
}

/** A configuration with the files that it includes in their place. */
export const confText = (name: string): string =>
  readFileSync(join(deploy, name), 'utf8').replace(
    /^\s*include \/etc\/nginx\/intranet\/([\w.-]+);$/gm,
    (_, included: string) => confText(`nginx/${included}`),
  )

/** Words, `;`, `{` and `}` of a configuration, without its comments. */
const wordsOf = (text: string) =>
  text.replace(/^\s*#.*$/gm, '').match(/"[^"]*"|'[^']*'|[;{}]|[^\s;{}"']+/g) ?? []

export function readConf(words: string[] | string, head: string[] = []): Block {
  if (typeof words === 'string') return readConf(wordsOf(words))
  const block: Block = { head, own: new Map(), blocks: [] }
  let line: string[] = []
  for (let word = words.shift(); word !== undefined && word !== '}'; word = words.shift()) {
    if (word === '{') block.blocks.push(readConf(words, line))
    else if (word === ';') block.own.set(line[0]!, [...(block.own.get(line[0]!) ?? []), line.slice(1)])
    else line.push(word)
    if (word === '{' || word === ';') line = []
  }
  return block
}

/** The location that takes an address: the first expression that fits, else the longest beginning. */
export function locationOf(locations: readonly Block[], path: string): Block {
  const byExpression = locations.find(({ head }) => head[1] === '~' && new RegExp(head[2]!).test(path))
  if (byExpression) return byExpression
  const beginnings = locations.filter(({ head }) => head.length === 2 && path.startsWith(head[1]!))
  return beginnings.toSorted((one, other) => other.head[1]!.length - one.head[1]!.length)[0]!
}
