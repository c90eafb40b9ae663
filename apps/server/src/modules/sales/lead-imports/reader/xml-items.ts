/** Items from XML that arrives in pieces, cut anywhere. Only the item being read is kept in memory. */
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { Parser } from 'htmlparser2'
import type { TextPiece } from '../../../../platform/zip-reader.ts'
import { SheetError } from './sheet-row.ts'

export type Attributes = Record<string, string>

/** Called with what is in the document, in its order. Names come without their prefix (`x:row` is `row`). */
export interface ItemReader<Item> {
  open: (name: string, attributes: Attributes) => void
  text: (text: string) => void
  close: (name: string) => void
  /** The items completed since the last call. */
  take: () => Item[]
  /** No item can follow: the rest of the document is not read. */
  readonly ended?: boolean
}

/** Characters between two completed items, and elements inside each other. */
const MAX_ITEM = 4 * 1024 * 1024
const MAX_DEPTH = 64

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Throws `SheetError` for an item without end. Entities that the document itself defines stay as they are written. */
export async function* xmlItems<Item>(
  pieces: AsyncIterable<TextPiece>,
  reader: ItemReader<Item>,
): AsyncGenerator<{ items: Item[]; done: number }> {
  let depth = 0
  let unfinished = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) throw new SheetError(leadImport.bomb)
        reader.open(localName(name), attributes)
      },
      ontext: reader.text,
      onclosetag(name) {
        depth--
        reader.close(localName(name))
      },
    },
    { xmlMode: true },
  )
  for await (const { text, done } of pieces) {
    parser.write(text)
    const items = reader.take()
    unfinished = items.length ? 0 : unfinished + text.length
    if (unfinished > MAX_ITEM) throw new SheetError(leadImport.bomb)
    yield { items, done }
    if (reader.ended) return
  }
  parser.end()
  yield { items: reader.take(), done: 1 }
}

/** The attributes of every element called `wanted`. */
export async function elementsNamed(pieces: AsyncIterable<TextPiece>, wanted: string): Promise<Attributes[]> {
  let found: Attributes[] = []
  const all: Attributes[] = []
  const reader: ItemReader<Attributes> = {
    open: (name, attributes) => name === wanted && found.push(attributes),
    text: () => {},
    close: () => {},
    take: () => found.splice(0),
  }
  for await (const { items } of xmlItems(pieces, reader)) all.push(...items)
  return all
}

/** The value of the attribute, with or without a prefix (`r:id` is `id`). */
export const attribute = (attributes: Attributes, wanted: string): string | undefined =>
  Object.entries(attributes).find(([name]) => localName(name) === wanted)?.[1]
