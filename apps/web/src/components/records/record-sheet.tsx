import type { ComponentProps, ReactNode } from 'react'
import { Loaded, type Read } from '@/components/shell/loaded.tsx'
import { Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle } from '@/components/ui/sheet.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

interface TitledSheetProps extends Pick<ComponentProps<typeof SheetContent>, 'size' | 'className'> {
  /** It is printed alone: a record that is read. */
  'data-record'?: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** An open drawer under its title. */
export function TitledSheet({ title, onClose, children, ...content }: TitledSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent {...content}>
        <SheetHeader>
          <SheetTitle>{title}</SheetTitle>
        </SheetHeader>
        <SheetBody>{children}</SheetBody>
      </SheetContent>
    </Sheet>
  )
}

interface RecordSheetProps<Data> {
  title: ReactNode
  read: Read<Data>
  onClose: () => void
  children: (record: Data) => ReactNode
}

/** A record beside its list; until it is read its place is kept, and where it is missing the drawer says so. */
export function RecordSheet<Data>({ title, read, onClose, children }: RecordSheetProps<Data>) {
  return (
    <TitledSheet title={title} size="lg" data-record onClose={onClose}>
      <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
        {children}
      </Loaded>
    </TitledSheet>
  )
}
