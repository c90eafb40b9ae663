import type { ReactNode } from 'react'

interface FormPanelProps {
  /** Where the spine's section index leads. */
  id?: string
  title?: string
  children: ReactNode
}

/** Fields in two columns, in one on phones; `<div className="col-span-full">` takes both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-sm:grid-cols-1">{children}</div>
}

/** The framed fields, 640 wide. */
export function FormPanel({ id, title, children }: FormPanelProps) {
  return (
    <section
      id={id}
      className="panel mb-4 max-w-[640px] p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0"
    >
      {title && <h2 className="mb-4 text-lg font-semibold">{title}</h2>}
      <FieldGrid>{children}</FieldGrid>
    </section>
  )
}

/** Help at the right of the fields, under them on narrow windows. */
export function FormHelp({ children }: { children: ReactNode }) {
  return <aside className="form-help grid content-start gap-3 self-start">{children}</aside>
}

/** One of the help's notes: what it is about, and what to know. */
export function HelpNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note">
      <h3 className="text-sm font-semibold text-foreground">{title}</h3>
      <p>{children}</p>
    </div>
  )
}

/** Fields with their help at the right, where there is any. */
export function WithHelp({ help, children }: { help?: ReactNode; children: ReactNode }) {
  if (!help) return children
  return (
    <div className="form-with-help">
      <div className="min-w-0">{children}</div>
      <FormHelp>{help}</FormHelp>
    </div>
  )
}
