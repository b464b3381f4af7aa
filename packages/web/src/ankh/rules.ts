// The rules alone, without anything that draws.
import '@ennead/ankh/tables';
