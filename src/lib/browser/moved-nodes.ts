/** The child of `parent` that now contains `node`; null if none does. */
function childWith(parent: Node, node: Node): Node | null {
  let place: Node | null = node
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Makes React tolerate page translation. Translators wrap text nodes in elements of their own, so React's
 * removeChild and insertBefore fail and the page crashes (design fault F66). This patches both to act on the
 * wrapper instead, and to ignore nodes that are gone.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = childWith(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    node: Added,
    before: Node | null,
  ): Added {
    insertBefore.call(this, node, before && childWith(this, before))
    return node
  }
}
