import { useEffect, type ReactNode } from 'react'
import { ProviderLogo } from './logo.tsx'
import { setBrand, type Brand } from '@/lib/appearance.ts'

interface Provider {
  sistema: string
  nome: string
  matiz: number
  logo: string | null
}

/** The provider's colours while its page is open. */
export function useProviderBrand(provider: Brand | null | undefined): void {
  const { sistema, matiz } = provider ?? {}
  useEffect(() => {
    if (sistema === undefined || matiz === undefined) return
    setBrand({ sistema, matiz })
    return () => setBrand(null)
  }, [sistema, matiz])
}

/** Whose page it is, for people who do not know the intranet. */
export function PublicHead({ provider, children }: { provider?: Provider | null; children: ReactNode }) {
  return (
    <header className="mb-5 grid gap-3">
      {provider && (
        <div className="h-9 text-foreground [&_svg]:h-9 [&_svg]:w-auto">
          <ProviderLogo
            brand={provider.sistema}
            name={provider.nome}
            image={provider.logo && `/files/${provider.logo}`}
          />
        </div>
      )}
      {children}
    </header>
  )
}
