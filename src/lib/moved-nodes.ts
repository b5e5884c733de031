/** The child of `parent` that `node` stands in by now; null when it is nowhere in it. */
function childWith(parent: Node, node: Node): Node | null {
  let place: Node | null = node
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Browsers that translate a page put each text into elements of their own. React then no longer finds its texts where
 * it left them, and the whole page would fall (design fault F66). From now on a node that was wrapped is removed with
 * its wrapping, and what comes before it comes before its wrapping; one that is gone is left alone. Everything else
 * does what it always did.
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
