import { formatDateTime } from '@intranet/contract/formats'
import type { ReactNode } from 'react'
import { SignatureDrawing, type Stroke } from './signature-drawing.tsx'

interface PaperProps {
  title: string
  /** The signature that was drawn on the screen; older papers have it in their file alone. */
  signature?: { strokes: readonly Stroke[] | null; of: string; at: string }
  /** Who signs by hand: each has a line where it is printed. */
  lines?: readonly string[]
  children: ReactNode
}

/** A paper to read and to print; of the page around it nothing is printed but what is said of its signature. */
export function Paper({ title, signature, lines = [], children }: PaperProps) {
  return (
    <article data-slot="paper" className="mb-6 max-w-3xl leading-relaxed print:max-w-none">
      <h2 className="mb-4 text-center text-base font-semibold">{title}</h2>
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
  )
}
