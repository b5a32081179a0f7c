/**
 * Mends the MongoDB driver (7.8 and 7.9): a command written to a socket that is being destroyed is never answered. The
 * driver waits for the socket's "drain" or "error", and neither comes; it learns of the closed connection meanwhile, but
 * does not tell that command. It happens when the database closes a connection just as the driver takes it, as when the
 * primary is killed, above all to calls that begin in setImmediate(), as those of a page do. If the socket has only been
 * ended by the database, the driver throws the socket's own EPIPE, which it does not retry.
 *
 * With this patch such a command fails with the driver's own MongoNetworkError, as every other command of a connection
 * that closes, and the driver retries what can be retried. Import it wherever the shop makes a client.
 * See docs/decisions/driver-patch.md, also for when to delete it.
 */
import { Connection } from "mongodb/lib/cmap/connection.js";

/** The build has several copies of this module and one driver. */
const isPatched = Symbol.for("vastra.driver-patch");
const { prototype } = Connection;

if (!Object.hasOwn(prototype, isPatched)) {
  const { writeCommand } = prototype;
  /** @this {Connection} @param {Parameters<typeof writeCommand>} args */
  prototype.writeCommand = function (...args) {
    return new Promise((resolve, reject) => {
      const onClose = () => reject(this.error);
      this.once(Connection.CLOSE, onClose);
      writeCommand
        .apply(this, args)
        .then(resolve, reject)
        .finally(() => this.off(Connection.CLOSE, onClose));
    });
  };
  Object.defineProperty(prototype, isPatched, { value: true });
}
