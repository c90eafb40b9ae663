import { Mark, mergeAttributes } from '@tiptap/react'

/** Sizes and colours travel as classes, because the page's policy refuses style attributes. */
function classMark(name: string, prefix: string) {
  const pattern = new RegExp(`${prefix}([a-z0-9]+)`)
  return Mark.create({
    name,
    addAttributes: () => ({
      value: {
        default: null,
        parseHTML: (element: HTMLElement) => pattern.exec(element.className)?.[1] ?? null,
        renderHTML: ({ value }: { value: string | null }) => (value ? { class: `${prefix}${value}` } : {}),
      },
    }),
    parseHTML: () => [
      {
        tag: 'span',
        getAttrs: (element) => (pattern.test(element.className) ? {} : false),
        consuming: false,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
  })
}

/** `rt-size-1` … `rt-size-7` (docs/screens.md#rich-text). */
export const TextSize = classMark('textSize', 'rt-size-')
/** `rt-color-<name>` of `textColors`. */
export const TextColor = classMark('textColor', 'rt-color-')

export const textSizes = ['1', '2', '3', '4', '5', '6', '7'] as const
export const textColors = [
  ['primary', 'Marca'],
  ['muted', 'Cinza'],
  ['success', 'Verde'],
  ['warning', 'Âmbar'],
  ['danger', 'Vermelho'],
  ['info', 'Azul'],
] as const
