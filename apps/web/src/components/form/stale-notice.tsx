import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { common } from '@intranet/contract/messages'
import { useReopening } from '@/components/shell/reopenable.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { isRecord } from '@/lib/use-record.ts'
import { useFormRules } from './form-context.ts'
import { SurfaceContext } from '@/components/dialogs/surface-context.ts'
import { isSame } from './value-words.ts'
import { ValuesTable } from './values-table.tsx'
import { useFormOf } from './use-form-values.ts'

interface StaleNoticeProps {
  /** The saved values as they were read last; what the form began with is what they are compared with. */
  newest: Record<string, unknown> | undefined
  typed: () => Record<string, { shown: string }>
}

/** What is saved now beside what it was when the form opened, field by field. */
function Changes({ newest, typed }: StaleNoticeProps) {
  const { formState } = useFormOf<Record<string, unknown>>()
  const { registry } = useFormRules()
  const written = typed()
  const rows = registry.names().flatMap((name) => {
    const field = registry.get(name)
    const before: unknown = get(formState.defaultValues, name)
    const now: unknown = get(newest, name)
    if (!field || isSame(before, now)) return []
    const values = [field.words(before), field.words(now), written[name]?.shown ?? '–']
    return [{ name, label: field.label, values }]
  })
  if (rows.length === 0) return <p className="mt-2 text-sm">O que mudou não aparece nesta tela.</p>
  return (
    <div className="my-3">
      <ValuesTable heads={['Quando você abriu', 'Agora', 'O que você digitou']} rows={rows} />
    </div>
  )
}

/** Reads the record again: pages have it from their route's loader or from a query of their own. */
function useReadAgain() {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.refetchQueries({ type: 'active', predicate: isRecord }, { throwOnError: true })
    await router.invalidate()
  }
}

/** A save that found a newer version: nothing was overwritten. Says what changed and loads the record again. */
export function StaleNotice(props: StaleNoticeProps) {
  const readAgain = useReadAgain()
  const queryClient = useQueryClient()
  const reopening = useReopening()
  const surface = use(SurfaceContext)
  const box = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => box.current?.focus(), [])
  const after = (then: () => void) => async () => {
    setBusy(true)
    try {
      await readAgain()
      then()
    } catch (error) {
      toast.error(readRequestError(error).message)
    } finally {
      setBusy(false)
    }
  }
  const reload = () => {
    // A drawer that cannot begin again closes: opening it reads the record.
    if (!surface || reopening?.kind === 'surface') return reopening?.reopen()
    void queryClient.invalidateQueries({ type: 'active' })
    surface.finish()
  }
  return (
    <Card asChild className="block mb-4 max-w-[640px] p-4">
      <section ref={box} tabIndex={-1} role="alert" aria-label={common.changedMeanwhile}>
        <p>{common.changedMeanwhile}</p>
        <p className="text-sm text-muted-foreground">
          Nada foi salvo. Ao recarregar, o que você digitou é oferecido de novo.
        </p>
        {shown && <Changes {...props} />}
        <div className="mt-2 flex gap-2">
          {!shown && (
            <Button variant="outline" busy={busy} onClick={() => void after(() => setShown(true))()}>
              Ver o que mudou
            </Button>
          )}
          <Button variant="outline" busy={busy} onClick={() => void after(reload)()}>
            Recarregar
          </Button>
        </div>
      </section>
    </Card>
  )
}
