import { formatMoney } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { useState } from 'react'
import { moneyInput } from '@/lib/typed-money.ts'
import { Input } from '@/components/ui/input.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

interface UnitValueProps {
  product: { id: number; nome: string; valor_unitario: string; updated_at: string }
}

/** What a product is worth, changed in its place: a click opens it, Enter or leaving it saves, Escape gives up. */
export function UnitValue({ product }: UnitValueProps) {
  const { id, nome, valor_unitario, updated_at } = product
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending } = useSave(
    {
      mutationFn: (value: string) =>
        api.supplyProducts.update.mutate({ id, updated_at, valor_unitario: value }),
      onSettled: () => setTyped(undefined),
    },
    { saved: common.success, failed: common.failure, changes: [trpc.supplyProducts.pathFilter()] },
  )
  const save = () => {
    if (typed === undefined || isPending) return
    if (typed === '' || Number(typed) === Number(valor_unitario)) return setTyped(undefined)
    mutate(typed)
  }
  if (typed === undefined)
    return (
      <button
        type="button"
        className="-mx-1 cursor-text rounded px-1 underline decoration-dotted underline-offset-4"
        aria-label={`Valor unitário de ${nome}: ${formatMoney(valor_unitario)}. Alterar`}
        onClick={() => setTyped(Number(valor_unitario).toFixed(2))}
      >
        {formatMoney(valor_unitario)}
      </button>
    )
  return (
    <Input
      className="w-28 text-right"
      aria-label={`Valor unitário de ${nome}`}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      disabled={isPending}
      {...moneyInput(typed, setTyped)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
