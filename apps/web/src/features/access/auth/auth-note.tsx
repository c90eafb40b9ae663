import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert.tsx'

/** The refusal above the fields. */
export function RefusalNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Alert variant="destructive" role="alert">
      <TriangleAlert aria-hidden />
      <div>
        {text}
        {children}
      </div>
    </Alert>
  )
}

/** What has just succeeded, and what comes next. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <Alert variant="success" role="status">
      <CircleCheck aria-hidden />
      <div>{children}</div>
    </Alert>
  )
}
