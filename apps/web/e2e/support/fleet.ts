import { signIn as connectAs } from '@intranet/client'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from './browser.ts'
import { choose } from './forms.ts'
import { noticeShown } from './notices.ts'

const photo = {
  name: 'painel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A vehicle that no other walk and no booking of the demo touches, made by a superadmin. */
export async function newVehicle(url: string, placa: string, renavam: string) {
  const { api } = await connectAs(url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const known = (await api.vehicles.list.query({ filtro: { placa: 'JBX2E34' } })).dados[0]!
  const [made] = await api.vehicles.create.mutate({
    objects: [
      {
        placa,
        renavam,
        marca: 'Fiat',
        modelo: 'Fiorino',
        ano_fabricacao: 2024,
        ano_modelo: 2025,
        tipo: 'utilitario',
        combustivel: 'flex',
        propriedade: 'proprio',
        id_empresa: known.id_empresa,
        categoria_exigida: 'B',
        lugares: 5,
        km_atual: 1000,
      },
    ],
  })
  return { api, id: made!.id, id_empresa: known.id_empresa }
}

/** The open checklist of a vehicle that leaves or comes back, with one photo. */
export async function fillChecklist(page: Page, km: string) {
  await page.getByLabel('Quilometragem').fill(km)
  await choose(page, 'Combustível', /./)
  await page.getByLabel('Adicionar imagens').setInputFiles(photo)
  await page.getByRole('img', { name: 'Fotos 1' }).waitFor()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
}
