import type { ReactNode } from 'react'
import { useViewportWidth } from '@/components/shell/use-viewport.ts'
import { Card } from '@/components/ui/card.tsx'
import { cn } from '@/lib/cn.ts'

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
    <Card asChild className="block mb-4 max-w-[640px] p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
      <section id={id}>
        {title && <h2 className="mb-4 text-lg font-semibold">{title}</h2>}
        <FieldGrid>{children}</FieldGrid>
      </section>
    </Card>
  )
}

/** Help at the right of the fields. */
export function FormHelp({ children }: { children: ReactNode }) {
  return (
    <aside className="grid content-start gap-3 self-start border-l pl-5 text-sm text-muted-foreground">
      {children}
    </aside>
  )
}

/** One of the help's notes: what it is about, and what to know. */
export function HelpNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note">
      <h3 className="text-sm font-semibold text-foreground">{title}</h3>
      <div>{children}</div>
    </div>
  )
}

/** Fields of 640, and what helps with them beside or, on narrow windows, under them. */
export function HelpGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,640px)_minmax(0,311px)] items-start gap-8 max-[1000px]:grid-cols-1">
      {children}
    </div>
  )
}

/** From here down there is no room for help beside the fields (`HelpGrid` says the same). */
const HELP_FOLDS_PX = 1000

function Folded({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <details className={cn('rounded-md border border-border bg-card px-3 text-sm', className)}>
      <summary className="cursor-pointer py-2.5 font-medium">{name}</summary>
      <div className="grid gap-3 pb-3 text-muted-foreground">{children}</div>
    </details>
  )
}

interface WithHelpProps {
  help?: ReactNode
  /** What is to be decided or known about the record: beside the fields, on narrow windows open above them. */
  aside?: ReactNode
  /** What is being written, as its readers will see it. */
  preview?: ReactNode
  /** Below the preview: the form's buttons. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * Fields with their help at the right. On narrow windows it is above them, closed: after the buttons it would be read
 * when everything is saved. A preview is there after what it shows.
 */
export function WithHelp({ help, aside, preview, foot, children }: WithHelpProps) {
  const beside = useViewportWidth() > HELP_FOLDS_PX
  if (!help && !aside && !preview)
    return (
      <>
        {children}
        {foot}
      </>
    )
  // The fields keep their place, and their state with it, when the window becomes narrow or wide.
  return (
    <HelpGrid>
      <div className="min-w-0">
        {/* In the column of the buttons, which stick above the menu bar as far up as it begins. */}
        {!beside && aside && <aside className="mb-4 grid gap-3 text-sm text-muted-foreground">{aside}</aside>}
        {!beside && help && (
          <Folded name="Ajuda" className="mb-4">
            {help}
          </Folded>
        )}
        {children}
        {!beside && preview && (
          <Folded name="Prévia" className="mb-4">
            {preview}
          </Folded>
        )}
        {foot}
      </div>
      {beside && (
        <FormHelp>
          {aside}
          {help}
          {preview}
        </FormHelp>
      )}
    </HelpGrid>
  )
}
