import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { copyText } from '@/lib/copy-text.ts'

/** The recovery codes, which are shown this once; `children` leads on. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  return (
    <section className="grid gap-4 text-sm" aria-label="Códigos de recuperação">
      <p role="status" className="font-semibold">
        Guarde estes códigos agora: eles não são mostrados de novo.
      </p>
      <p className="text-muted-foreground">
        Cada um vale uma vez, no lugar do segundo fator, se você perder o aparelho.
      </p>
      <ul
        data-slot="paper"
        className="grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-x-6 gap-y-1 rounded-md border p-3 font-mono text-[13px]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="outline"
          icon={Copy}
          onClick={() => void copyText(codes.join('\n'), 'Códigos copiados.')}
        >
          Copiar
        </Button>
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          Imprimir
        </Button>
        {children}
      </div>
    </section>
  )
}
