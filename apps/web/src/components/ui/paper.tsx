import { formatDateTime } from '@intranet/contract/formats'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { SignatureDrawing, type Stroke } from './signature-drawing.tsx'

const ITEM = '• '

interface PaperProps {
  title: string
  /** The signature that was drawn on the screen; older papers have it in their file alone. */
  signature?: { strokes: readonly Stroke[] | null; of: string; at: string }
  /** Who signs by hand: each has a line where it is printed. */
  lines?: readonly string[]
  children: ReactNode
}

/** Its words, a paragraph a line; lines that begin with a dot are a list. */
export function PaperText({ children }: { children: string }) {
  const parts = children.split('\n').reduce<{ items: boolean; lines: string[] }[]>((all, line) => {
    const items = line.startsWith(ITEM)
    const last = all.at(-1)
    if (items && last?.items) last.lines.push(line.slice(ITEM.length))
    else if (line.trim()) all.push({ items, lines: [items ? line.slice(ITEM.length) : line] })
    return all
  }, [])
  return (
    <div className="grid gap-3 text-base">
      {parts.map(({ items, lines }, place) =>
        items ? (
          <ul key={place} className="list-disc pl-5">
            {lines.map((line, nth) => (
              <li key={nth}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={place}>{lines[0]}</p>
        ),
      )}
    </div>
  )
}

/** To who reads a paper that somebody else signs. */
export const SignedBy = ({ who, place }: { who: string | null; place: string }) => (
  <p className="text-sm text-muted-foreground">
    {who} assina em {place}.
  </p>
)

/**
 * A paper to read and to print. The page's heading says its title already; of the page around it nothing is printed but
 * what is said of its signature.
 */
export function Paper({ title, signature, lines = [], children }: PaperProps) {
  return (
    <Card
      asChild
      data-slot="paper"
      className="mb-6 block max-w-[720px] p-8 leading-relaxed max-sm:p-4 print:max-w-none print:border-0 print:p-0"
    >
      <article>
        <h2 className="mb-4 hidden text-center text-base font-semibold print:block">{title}</h2>
        {children}
        {signature && (
          <div className="mt-8">
            {signature.strokes && <SignatureDrawing strokes={signature.strokes} of={signature.of} />}
            <p className="w-56 border-t border-foreground pt-1 text-sm">
              {signature.of}
              <br />
              {formatDateTime(signature.at)}
            </p>
          </div>
        )}
        {lines.length > 0 && (
          <div className="hidden grid-cols-2 gap-12 pt-24 print:grid">
            {lines.map((who) => (
              <p key={who} className="border-t border-foreground pt-1 text-center text-sm">
                {who}
              </p>
            ))}
          </div>
        )}
      </article>
    </Card>
  )
}
