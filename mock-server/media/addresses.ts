import type { World } from '../store/world.ts'

/**
 * The purpose of a URL: reading a form's file or a document, or uploading the file of a document or media
 * library.
 */
export type AddressUse = 'upload' | 'document' | 'documentFile' | 'mediaFile'

type Address = { readonly use: AddressUse; readonly id: string; readonly expiresAt: number }

/** The issued URLs by their secret part; a reset world has none. */
const given = new WeakMap<World, Map<string, Address>>()

/**
 * The secret part of an address that works until `expiresAt` (epoch ms) for whoever holds it; random, so that nobody
 * can guess it.
 * @param id what is read or sent there
 */
export function giveAddress(world: World, use: AddressUse, id: string, expiresAt: number): string {
  const addresses = given.get(world) ?? new Map<string, Address>()
  given.set(world, addresses)
  const now = world.clock.now()
  for (const [secret, address] of addresses) if (address.expiresAt < now) addresses.delete(secret)
  const secret = crypto.randomUUID()
  addresses.set(secret, { use, id, expiresAt })
  return secret
}

/** The target of the secret part of a URL; undefined if it is unknown, for another purpose, or expired. */
export function atAddress(world: World, use: AddressUse, secret: string): string | undefined {
  const address = given.get(world)?.get(secret)
  return address?.use === use && address.expiresAt >= world.clock.now() ? address.id : undefined
}
