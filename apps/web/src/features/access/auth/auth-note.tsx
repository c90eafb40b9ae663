import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The refusal above the fields. */
export function RefusalNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="note ng" role="alert">
      <TriangleAlert className="ic" aria-hidden />
      <div>
        {text}
        {children}
      </div>
    </div>
  )
}

/** What has just succeeded, and what comes next. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div className="note ok" role="status">
      <CircleCheck className="ic" aria-hidden />
      <div>{children}</div>
    </div>
  )
}
