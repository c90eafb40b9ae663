import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { Term } from '../keywords/sought-terms.ts'
import { MarkedText } from '../stages/marked-text.tsx'

interface ExcerptDialogProps {
  id: number
  name: string
  terms: Term[]
  onClose: () => void
}

/** Why somebody was found: the words where they stand in the CV. */
export function ExcerptDialog({ id, name, terms, onClose }: ExcerptDialogProps) {
  const read = useQuery(trpc.talentBank.excerpts.queryOptions({ id, palavras: terms }))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{`Por que ${name}`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Loaded reads={[read]} waiting={<Skeleton className="h-32 w-full" />}>
            {(excerpts) => (
              <ul className="grid gap-3 text-sm">
                {excerpts.map(({ termo, onde, texto }) => (
                  <li key={`${termo} ${onde} ${texto}`}>
                    <span className="flex items-center gap-2 text-xs text-muted-foreground">
                      <Badge variant="secondary">{termo}</Badge>
                      {onde}
                    </span>
                    <p className="break-words">
                      <MarkedText text={texto} terms={terms} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
