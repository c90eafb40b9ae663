import { useState } from 'react'
import { isHintSeen, markHintSeen } from '@/lib/hint-seen.ts'
import { installApp, useInstallOffered } from '@/lib/install-offer.ts'
import { useNarrow } from '@/lib/use-narrow.ts'
import { AppQuestion } from './app-question.tsx'
import { useAppUpdate } from './use-app-update.ts'
import { useRenewedPlaces } from './use-renewed-places.ts'
import { usePushDevice } from './use-push-device.ts'

/** Safari offers nothing by itself: it names this property alone, and where it is false the app is open as a page. */
const isPageInSafari = () => 'standalone' in navigator && navigator.standalone === false

/** What the app asks about itself: one hint to install it on a phone, and each new version once. Loaded after the first view. */
export default function InstalledApp() {
  const update = useAppUpdate()
  usePushDevice()
  useRenewedPlaces()
  const offered = useInstallOffered()
  const phone = useNarrow()
  const [later, setLater] = useState(false)
  const [seen, setSeen] = useState(isHintSeen)
  const closeHint = () => {
    markHintSeen()
    setSeen(true)
  }
  if (update && !later)
    return (
      <AppQuestion
        title="Há uma versão nova da intranet"
        text="A página é carregada de novo. O que você digitou continua aqui."
        accept={{ label: 'Atualizar', run: update }}
        refusal="Depois"
        onRefuse={() => setLater(true)}
      />
    )
  if (!phone || seen) return null
  if (offered)
    return (
      <AppQuestion
        title="Instalar a intranet neste aparelho?"
        text="Ela abre como um aplicativo, também sem rede."
        accept={{
          label: 'Instalar',
          run: () => {
            closeHint()
            void installApp()
          },
        }}
        refusal="Agora não"
        onRefuse={closeHint}
      />
    )
  if (isPageInSafari())
    return (
      <AppQuestion
        title="A intranet como aplicativo"
        text="Toque em Compartilhar e em “Adicionar à Tela de Início”: ela abre como um aplicativo, também sem rede."
        refusal="Entendi"
        onRefuse={closeHint}
      />
    )
  return null
}
