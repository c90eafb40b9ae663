import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import {
  Bold,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { InsertButtons } from './insert-buttons.tsx'
import { pastedHtml } from './rich-text-paste.ts'
import { TextColor, textColors, TextSize, textSizes } from './rich-text-marks.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { inputVariants } from '@/components/ui/input.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { cn } from '@/lib/cn.ts'

interface RichTextEditorProps {
  id: string
  label: string
  value: string
  disabled?: boolean
  invalid?: boolean
  describedBy: string
  /** Texts that a button writes where the cursor is. */
  inserts?: readonly string[]
  onChange: (html: string) => void
  onBlur: () => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https'] },
  }),
  TextSize,
  TextColor,
]

function MarkSelect({
  editor,
  mark,
  label,
  options,
}: {
  editor: Editor
  mark: string
  label: string
  options: readonly (readonly [string, string])[]
}) {
  const value = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes(mark).value ?? ''),
  })
  return (
    <NativeSelect
      tool
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chain = editor.chain().focus()
        if (event.target.value) chain.setMark(mark, { value: event.target.value }).run()
        else chain.unsetMark(mark).run()
      }}
    >
      <option value="">{label}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const [link, setLink] = useState<string | null>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [
        'bold',
        'italic',
        'underline',
        'strike',
        'bulletList',
        'orderedList',
        'blockquote',
        'heading',
        'link',
      ].filter((name) => now.isActive(name)),
  })
  const run = () => editor.chain().focus()
  const tool = (icon: LucideIcon, label: string, name: string, act: () => void) => (
    <IconButton
      size="sm"
      icon={icon}
      label={label}
      aria-pressed={active.includes(name)}
      className="aria-pressed:bg-primary-soft aria-pressed:text-primary"
      onClick={act}
    />
  )
  const applyLink = () => {
    if (link && /^https?:\/\//.test(link)) run().setLink({ href: link }).run()
    else run().unsetLink().run()
    setLink(null)
  }
  return (
    <div
      className="flex flex-wrap items-center gap-0.5 border-b border-border p-1"
      role="toolbar"
      aria-label="Formatação"
    >
      {tool(Bold, 'Negrito', 'bold', () => run().toggleBold().run())}
      {tool(Italic, 'Itálico', 'italic', () => run().toggleItalic().run())}
      {tool(Underline, 'Sublinhado', 'underline', () => run().toggleUnderline().run())}
      {tool(Strikethrough, 'Riscado', 'strike', () => run().toggleStrike().run())}
      {tool(Heading2, 'Título', 'heading', () => run().toggleHeading({ level: 2 }).run())}
      {tool(List, 'Lista', 'bulletList', () => run().toggleBulletList().run())}
      {tool(ListOrdered, 'Lista numerada', 'orderedList', () => run().toggleOrderedList().run())}
      {tool(Quote, 'Citação', 'blockquote', () => run().toggleBlockquote().run())}
      {tool(Link2, 'Link', 'link', () => setLink(String(editor.getAttributes('link').href ?? 'https://')))}
      <MarkSelect
        editor={editor}
        mark="textSize"
        label="Tamanho"
        options={textSizes.map((size) => [size, `Tamanho ${size}`] as const)}
      />
      <MarkSelect editor={editor} mark="textColor" label="Cor" options={textColors} />
      {tool(Undo2, 'Desfazer', 'undo', () => run().undo().run())}
      {tool(Redo2, 'Refazer', 'redo', () => run().redo().run())}
      {link !== null && (
        <span className="flex w-full gap-1 pt-1">
          <input
            className={cn(inputVariants(), 'h-7 text-xs')}
            aria-label="Endereço do link"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              applyLink()
            }}
          />
          <button
            type="button"
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
            onClick={applyLink}
          >
            Aplicar
          </button>
        </span>
      )}
    </div>
  )
}

/** The editor itself, its own chunk. */
export default function RichTextEditor({
  id,
  label,
  value,
  disabled,
  invalid,
  describedBy,
  inserts,
  onChange,
  onBlur,
}: RichTextEditorProps) {
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    // Asterisks and lines of a message stay what they are; addresses still become links.
    enablePasteRules: ['link'],
    editorProps: {
      transformPastedHTML: pastedHtml,
      transformPastedText: (text) => text.replace(/[\r\n]+$/, ''),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        ...(invalid && { 'aria-invalid': 'true' }),
        class: 'rich p-3 min-h-40',
      },
    },
    onUpdate({ editor: now }) {
      written.current = now.isEmpty ? '' : now.getHTML()
      onChange(written.current)
    },
    onBlur,
  })
  // A text that was not written here: a draft that is put back, or discarded.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-frame" data-invalid={invalid || undefined}>
      {editor && !disabled && <Tools editor={editor} />}
      {editor && !disabled && inserts && (
        <InsertButtons
          texts={inserts}
          className="border-b border-border p-1.5"
          onInsert={(text) => editor.chain().focus().insertContent(text).run()}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
