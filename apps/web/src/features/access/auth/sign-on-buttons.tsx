import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'

/** "Entrar com <nome>": the browser itself goes to the provider, and comes back signed in. */
export function SignOnButtons({ asked }: { asked: string | undefined }) {
  const { data } = useQuery(trpc.singleSignOn.offered.queryOptions(undefined, { meta: { quiet: true } }))
  if (!data?.length) return null
  const search = asked ? `?${new URLSearchParams({ volta: asked }).toString()}` : ''
  return (
    <div className="grid gap-2">
      <p className="text-center text-xs text-muted-foreground">ou</p>
      {data.map(({ id, nome }) => (
        <a
          key={id}
          href={`/v1/sso/${id}/entrar${search}`}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          <KeyRound aria-hidden />
          <span className="truncate">Entrar com {nome}</span>
        </a>
      ))}
    </div>
  )
}
