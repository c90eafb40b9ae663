import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The refusal above the fields. */
export function RefusalNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="alert bg-danger-soft text-danger" role="alert">
      <TriangleAlert aria-hidden />
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
    <div className="alert bg-success-soft text-success" role="status">
      <CircleCheck aria-hidden />
      <div>{children}</div>
    </div>
  )
}
