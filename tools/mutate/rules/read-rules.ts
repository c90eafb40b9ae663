/** The rules of the server and the contract, and those that a seed draws. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMutations } from '../find-mutations.ts'
import { drawByKind, seeded } from '../seeded.ts'
import { placesIn, type Node, type Place } from '../syntax.ts'
import { equalChanges, hasEqualForm } from './equal-changes.ts'
import { codeRules, type Edit } from './find-code-rules.ts'
import { sqlRules } from './find-sql-rules.ts'
import { RULE_KINDS, type RuleChange } from './rule-change.ts'

/** Files that hold rules: shapes of answers, texts and tests do not. */
const SERVER = 'apps/server/src/modules/**/*.ts'
const CONTRACT = 'packages/contract/src/**/*.ts'
const isRuleFile = (file: string) =>
  !/\.(test|test-d|process)\.ts$|\.(router|rest|module)\.ts$|-answers?\.ts$|\/messages\/|unaccent-table/.test(
    file,
  )

const isFunction = ({ type }: Node) => /^(ArrowFunction|Function|Method)/.test(type)
const isTyped = ({ type }: Node) => /^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(type)
/** A short circuit of `a?.b` would reach beyond the expression. */
const inChain = ([parent, outer]: readonly Node[]) =>
  parent?.type === 'ChainExpression' || outer?.type === 'ChainExpression'
/** What waits for data that is not there yet is a question of types. */
const isThrown = (above: readonly Node[]) => above.some(({ type }) => type === 'ThrowStatement')

function editsAt(place: Place, text: string): Edit[] {
  if (place.above.some(isTyped) || inChain(place.above) || isThrown(place.above)) return []
  const found = codeRules.flatMap((find) => find(place, text) ?? [])
  return [...found.slice(0, 1), ...sqlRules(place, text)]
}

/** Every rule of a file that can be changed, but for those that `pnpm mutate` takes away. Throws where it cannot be read. */
export function findRules(file: string, text: string): RuleChange[] {
  const guarded = findMutations(file, text)
  const lines = text.split('\n')
  const isGuarded = ({ start, end }: Edit) =>
    guarded.some((one) => (one.start >= start && one.end <= end) || (one.start <= start && one.end >= end))
  return placesIn(file, text).flatMap((place) =>
    editsAt(place, text)
      .filter((edit) => !isGuarded(edit))
      .map((edit) => {
        const line = text.slice(0, edit.at ?? edit.start).split('\n').length
        const atLoad = !place.above.some(isFunction)
        const { kind, start, end, by } = edit
        return { file, line, kind, start, end, by, was: lines[line - 1]!.trim(), atLoad }
      }),
  )
}

/** All rules of the wanted files, in their order, without the changes that no input can show. */
export function readRules(root: string, isWanted: (file: string) => boolean = () => true): RuleChange[] {
  const files = globSync([SERVER, CONTRACT], { cwd: root })
    .map((one) => one.replaceAll('\\', '/'))
    .filter((one) => isRuleFile(one) && isWanted(one))
  const all = files.toSorted().flatMap((file) => findRules(file, readFileSync(join(root, file), 'utf8')))
  return all.filter((one) => !isEqual(one))
}

const isEqual = ({ file, kind, was }: RuleChange) =>
  hasEqualForm(kind, was) ||
  equalChanges.some((equal) => file.endsWith(`/${equal.file}`) && equal.kind === kind && equal.was === was)

/** So many changes for each seed, no two in one file. */
export function drawRules(all: readonly RuleChange[], count: number, seeds: readonly number[]): RuleChange[] {
  const files = new Set<string>()
  return seeds.flatMap((seed) => drawByKind(all, RULE_KINDS, count, seeded(seed), files))
}
