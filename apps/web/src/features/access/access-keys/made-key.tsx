import { Copy } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { copyText } from '@/lib/copy-text.ts'

/** A key that was just made: this screen is the only place that ever shows it. */
export function MadeKey({ chave }: { chave: string }) {
  return (
    <div className="grid max-w-2xl gap-4 text-sm">
      <p role="status" className="font-semibold">
        Chave criada. Copie agora: ela não é mostrada de novo.
      </p>
      {/* No field: some browsers cut the underscores off there. */}
      <div
        role="group"
        aria-label="Chave de acesso"
        className="rounded-md border border-border bg-muted px-3 py-2"
      >
        <code className="select-all break-all">{chave}</code>
      </div>
      <p className="text-muted-foreground">
        Envie no cabeçalho <code>Authorization: Bearer</code>. Quem a tiver age com os acessos dela: guarde-a
        como uma senha.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copyText(chave, 'Chave copiada.')}>
          Copiar chave
        </Button>
        <AddressLink to="/settings/keys/list" className={buttonVariants({ variant: 'outline' })}>
          Concluir
        </AddressLink>
      </div>
    </div>
  )
}
