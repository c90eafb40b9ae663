import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Sheet, SheetContent, SheetBody, SheetHeader, SheetTitle } from '@/components/ui/sheet.tsx'
import { trpc } from '@/lib/trpc.ts'
import { RequestDecision } from './request-decision.tsx'
import { ChecklistButton, Checklists, RequestFacts } from './vehicle-request-edit-page.tsx'

/** A request beside the list, with its checklists. */
export function RequestSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.vehicleRequests.get.queryOptions({ id }))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent size="lg">
        <SheetHeader>
          <SheetTitle>Solicitação de veículo</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <div className="p-4">
            <Loaded reads={[read]}>
              {(record) => (
                <>
                  <RequestFacts record={record} />
                  <RequestDecision record={record} />
                  <div className="mb-6">
                    <ChecklistButton record={record} />
                  </div>
                  <Checklists record={record} />
                </>
              )}
            </Loaded>
          </div>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
