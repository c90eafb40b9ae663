/** A mistake in a screen's file: the text between `start` and `end` becomes `by`. */
import { type Node } from '../syntax.ts'

/** Strings that screen, form and server have in common. */
export const STRINGS = [
  'field',
  'column',
  'procedure',
  'address',
  'history',
  'filter',
  'sort',
  'step',
] as const
/** What a screen does. */
export const BEHAVIOURS = ['condition', 'order', 'role', 'handler', 'value', 'default'] as const

export type WebKind = (typeof STRINGS)[number] | (typeof BEHAVIOURS)[number]

export interface WebMutation {
  /** From the root, with `/`. */
  file: string
  line: number
  kind: WebKind
  start: number
  end: number
  /** The text there, on one line, and the text in its place. */
  was: string
  by: string
}

/** What a finder says of a place. */
export type Change = Pick<WebMutation, 'kind' | 'start' | 'end' | 'by'>

/** The text of a file with the mistake in it. */
export const mistaken = (
  text: string,
  { start, end, by }: Pick<WebMutation, 'start' | 'end' | 'by'>,
): string => text.slice(0, start) + by + text.slice(end)

export const textOf = ({ start, end }: Node, text: string): string => text.slice(start, end)

/** The value of a plain string; undefined for everything else. */
export const stringOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Replaces the whole node. */
export const instead = ({ start, end }: Node, kind: WebKind, by: string): Change => ({ kind, start, end, by })
