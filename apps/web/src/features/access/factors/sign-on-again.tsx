import { useLocation } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'

/** "Entrar de novo com <nome>": who has no password shows at the provider who they are, and comes back to this page. */
export function SignOnAgain({ provider: { id, nome } }: { provider: { id: number; nome: string } }) {
  const { href } = useLocation()
  const search = new URLSearchParams({ de_novo: '1', volta: href })
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">Você vai ao provedor e volta para esta página.</p>
      <a
        href={`/v1/sso/${id}/entrar?${search.toString()}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        <KeyRound aria-hidden />
        <span className="truncate">Entrar de novo com {nome}</span>
      </a>
    </div>
  )
}
