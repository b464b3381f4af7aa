// The rules alone, without anything that draws.
import '@ennead/kemet/tables';
