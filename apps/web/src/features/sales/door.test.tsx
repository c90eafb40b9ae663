import { format } from '@intranet/contract/messages/formats'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { doorHome, doorIdParams, doorParams } from './door.ts'
import { BlocklistMark } from './leads/lead-marks.tsx'
import { prefillOf } from './leads/lead-prefill.ts'

test('pages of the internal door go back to the hub, those of the external one to sales (docs/sales.md#two-doors)', () => {
  expect([doorHome({ door: 'internal' }), doorHome({ door: 'external' })]).toEqual([
    { to: '/modulos/admin', label: 'Administração' },
    { to: '/sales/external/home', label: 'Vendas' },
  ])
  expect(['internal', 'external', 'back'].map((door) => doorParams.parse({ door }))).toEqual([
    { door: 'internal' },
    { door: 'external' },
    false,
  ])
  expect([
    doorIdParams.parse({ door: 'internal', id: '7' }),
    doorIdParams.parse({ door: 'x', id: '7' }),
  ]).toEqual([{ door: 'internal', id: 7 }, false])
})

test('the mark is red for the customer and a warning for the address (docs/sales.md#two-marks-of-the-blacklist)', () => {
  render(
    <>
      <BlocklistMark blacklist="cliente" motivo="Fraude" />
      <BlocklistMark blacklist="endereco" motivo={null} />
      <BlocklistMark blacklist={null} motivo={null} />
    </>,
  )
  const [customer, address] = ['Cliente na blocklist', 'Endereço na blocklist'].map(
    (word) => screen.getByText(word).parentElement!,
  )
  expect([customer!.style.color, customer!.title]).toEqual([
    'var(--on-danger)',
    'Cliente na blocklist: Fraude',
  ])
  expect([address!.style.color, address!.title]).toEqual(['var(--on-warning)', 'Endereço na blocklist'])
  expect(screen.getByText(format.notInformed)).toBeTruthy()
})

test('an address brings a whole document and CEP to the form, and nothing else (docs/screens.md#documents-in-an-address)', () => {
  expect(prefillOf({ cpf: '529.982.247-25', cep: '88010-000' })).toEqual({
    documento: '52998224725',
    cep: '88010000',
  })
  expect(prefillOf({ cpf: '12abc34501de35' })).toEqual({ documento: '12ABC34501DE35' })
  for (const one of [{ cpf: '5299822472' }, { cep: '8801000' }, { cpf: '12ABC34501DEAB' }, {}])
    expect(prefillOf(one)).toEqual({})
})
