import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { trpc } from '@/lib/trpc.ts'

const KeyCallsSheet = lazyPart(async () => ({
  default: (await import('./key-calls-sheet.tsx')).KeyCallsSheet,
}))

/** Opens what a key called lately. */
export function KeyCalls({ id, nome }: { id: number; nome: string }) {
  const [open, setOpen] = useState(false)
  const read = useQuery({ ...trpc.accessKeys.calls.queryOptions({ id }), enabled: open, staleTime: 0 })
  return (
    <>
      <Button variant="outline" icon={Activity} onClick={() => setOpen(true)}>
        Últimas chamadas
      </Button>
      {open && (
        <Suspense>
          <KeyCallsSheet nome={nome} read={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
